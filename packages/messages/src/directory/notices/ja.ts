import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'notice.import-completed.subject': '{source}からのインポートが完了しました',
  'notice.import-completed.text':
    '{source}からのインポートが完了しました。追加：{added}、変更：{changed}、無効化：{deactivated}、拒否：{refused}。再度インポートする前に、拒否された行を確認してください。',
  'notice.import-failed.subject': '{source}からのインポートが停止しました',
  'notice.import-failed.text':
    '{source}からのインポートが停止しました。開いて理由を確認してください。停止した箇所から再開できます。',
  'notice.directory-sync-failed.subject': '{directory}を同期できませんでした',
  'notice.directory-sync-failed.text':
    'ディレクトリ{directory}を読み取れませんでした。応答が戻るまでユーザーは変更されません。接続を確認してください。',
  'notice.directory-sync-stopped.subject': '{directory}の同期が停止しました',
  'notice.directory-sync-stopped.text':
    '{directory}を接続した管理者が退職したか、権限を失いました。設定の変更とユーザーのインポートができる人が接続を引き継ぐまで、同期によるユーザーの追加、変更、無効化は行われません。',
};
