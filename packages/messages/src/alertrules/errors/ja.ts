import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'problem.untried_condition': '先にこの条件を過去のデータで試してください。',
  'problem.no_tag': 'タグ{tag}はありません。作成するか、別のタグを選んでください。',
};
