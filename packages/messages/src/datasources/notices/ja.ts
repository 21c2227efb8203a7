import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'notice.load-completed.subject': '{source}：ログを読み込みました',
  'notice.load-completed.text':
    '{source}から読み込んだファイル：{files}件。イベント：{events}件、拒否された行：{rejects}行。拒否された行は理由とともに保存され、再解析できます。',
  'notice.load-failed.subject': '{source}：読み込めないログがあります',
  'notice.load-failed.text':
    '{source}の読み込めなかったファイル：{files}件（最新：{file}）。理由はソースを開いて確認してください。失敗前に読み込んだイベントは保存されています。',
  'notice.source-silent.subject': '{source}からログが届いていません',
  'notice.source-silent.text':
    '{source}のファイルが{days}日間届いていません。通常より長い間隔です。ログの送信元を確認してください。届くまで、Casbahはこの通信を確認できません。',
  'notice.sources-near-limit.subject': 'ソース{limit}件中{used}件を使用',
  'notice.sources-near-limit.text':
    '会社のソースは{limit}件中{used}件を使用しています。不要なものを削除するか、運用者に上限の引き上げを依頼してください。',
};
