import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'NAME_TAKEN.saved-filter':
    '{name} という名前の保存済みフィルターはここにすでにあります。別の名前を選んでください。',
  SAVED_FILTER_LIMIT:
    '1 つの一覧に保存できる自分のフィルターは {limit} 件までです。不要になったものを削除してください。',
};
