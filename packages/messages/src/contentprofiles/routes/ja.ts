import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'route.protect.contentIq': 'コンテンツプロファイル',
  'route.protect.manageDlpProfile': 'DLPプロファイルの詳細',
  'route.protect.dataFilter': 'データフィルター',
  'route.protect.reusable': '再利用可能なルール',
  'route.protect.manageReusable': '再利用可能なルールの詳細',
  'route.protect.aliases': 'エイリアス',
};
