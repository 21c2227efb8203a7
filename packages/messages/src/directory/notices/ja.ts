import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'notice.import-completed.subject': '{source} からのユーザー：インポート完了',
  'notice.import-completed.text':
    '{source} からのインポートが完了しました。追加：{added}、変更：{changed}、無効化：{deactivated}、取り込めなかったもの：{refused}。再度インポートする前に、取り込めなかったものを確認してください。',
  'notice.import-failed.subject': '{source} からのユーザー：インポート停止',
  'notice.import-failed.text':
    '{source} からのインポートが止まりました。開いて理由を確認してください。止まったところから再開できます。',
  'notice.directory-sync-failed.subject': '{directory} を読み込めませんでした',
  'notice.directory-sync-failed.text':
    'ディレクトリ {directory} を読み込めませんでした。応答するまでユーザーはそのままです。接続を確認してください。',
  'notice.directory-sync-stopped.subject': '{directory} の読み取りが停止しました',
  'notice.directory-sync-stopped.text':
    '{directory} の読み取りに権限を使っていたユーザーが退職したか、権限を失いました。設定の変更とユーザーのインポートの権限を持つ人が接続を引き継ぐまで、誰も追加・変更・無効化されません。',
};
