import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'mail.greeting': '{name}様',
  'mail.hello': 'こんにちは。',
  'mail.linkHint': 'ボタンが機能しない場合は、次のリンクをブラウザーにコピーしてください。',
  'mail.unasked': 'お心当たりがない場合は、このメールを無視してください。',
  'mail.footer': '{origin}のCasbahから送信されました。このメールには返信できません。',
};
