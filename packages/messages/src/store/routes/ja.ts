import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'route.store.addlParams': 'アプリのセットアップ',
  'route.store.addlParamsOfApp': 'アプリのセットアップ',
  'route.store.appDetails': 'アプリの詳細',
  'route.store.appDetailsOfApp': 'アプリの詳細',
};
