import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'route.protect.manageResponseTemplate': '応答テンプレートの編集',
  'route.protect.olderTemplates': '応答テンプレート',
};
