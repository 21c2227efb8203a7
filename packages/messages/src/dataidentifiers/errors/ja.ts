import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'problem.example_missed': '例「{text}」に一致がありません。パターンか例を変更してください。',
  'problem.example_matched':
    '例「{text}」は一致してはいけませんが、一致しています。パターンか例を変更してください。',
};
