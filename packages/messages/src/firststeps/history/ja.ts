import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'history.did.sample.loaded': 'サンプルデータ{name}を読み込みました',
  'history.did.sample.removed': 'サンプルデータ{name}を削除',
};
