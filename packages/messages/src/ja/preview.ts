import type { preview as english } from '../en/preview.ts';
import type { WordsOf } from '../words.ts';

export const preview: WordsOf<typeof english> = {
  'preview.sentence': '「{name}」の表示でコンソールを見ています。この間は何も変更できません。',
  'preview.leave': 'プレビューを終了',
};
