import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'mail.changes-made.subject': '{company}の変更：{count}件',
  'mail.changes-made.text':
    '前回のまとめ以降、{company}のCasbahで{count}件の変更がありました。誰がいつ何を変更したかは履歴で確認できます。',
  'mail.changes-made.action': '履歴を開く',
  'mail.destination-test.subject': '{destination}のテストメッセージ',
  'mail.destination-test.text':
    'これは{company}の通知先{destination}のテストです。このアドレスには、変更のまとめが毎日届きます。',
};
