import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'content.tabs': 'コンテンツ検査',
  'content.tab.profiles': 'プロファイル',
  'content.tab.reusable': '再利用可能なルール',
  'content.tab.filters': 'データフィルター',
  'content.tab.aliases': 'エイリアス',
  'content.tab.identifiers': 'データ識別子',
  'content.tab.dictionaries': '辞書',
  'content.tab.mlProfiles': 'MLプロファイル',
  'content.tab.indexes': 'インデックス',
};
