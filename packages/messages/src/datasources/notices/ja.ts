import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'notice.load-completed.subject': '{source}：ログを読み込みました',
  'notice.load-completed.text':
    '{source} の読み込んだファイル：{files} 件。イベント：{events} 件、取り置いた行：{rejects} 行。取り置いた行は理由とともに保存され、再度読み込めます。',
  'notice.load-failed.subject': '{source}：読み込めないログがあります',
  'notice.load-failed.text':
    '{source} の読み込めなかったファイル：{files} 件、最後のファイルは {file} です。ソースを開いてそれぞれの理由を確認してください。それまでに読み込んだ分は保存されています。',
  'notice.source-silent.subject': '{source} からログが届いていません',
  'notice.source-silent.text':
    '{source} のファイルが {days} 日間届いていません。いつもの間隔より長くなっています。ログの送信元を確認してください。それまでの出来事は見えません。',
  'notice.sources-near-limit.subject': 'データソース：{limit} 件中 {used} 件を使用',
  'notice.sources-near-limit.text':
    '会社で使えるデータソース {limit} 件のうち {used} 件を使用しています。もう届かないものを削除するか、この Casbah の運用者に追加を依頼してください。',
};
