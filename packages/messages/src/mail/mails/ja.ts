import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'mail.greeting': '{name} 様',
  'mail.hello': 'こんにちは。',
  'mail.linkHint': 'ボタンが動作しないときは、次のアドレスをブラウザーにコピーしてください。',
  'mail.unasked': 'お心当たりがない場合は、何もする必要はありません。何も変わりません。',
  'mail.footer': '{origin} の Casbah からの送信です。このメールへの返信は読まれません。',
};
