import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'mail.changes-made.subject': '{company} で {count} 件の変更',
  'mail.changes-made.text':
    '前回のこのメール以降、{company} の Casbah で {count} 件の変更がありました。誰がいつ何を変更したかは履歴で確認できます。',
  'mail.changes-made.action': '履歴を開く',
  'mail.destination-test.subject': 'Casbah から届きました：{destination}',
  'mail.destination-test.text':
    'これは {company} の通知先 {destination} のテストです。今後、このアドレスには変更の件数が 1 日 1 回届きます。',
};
