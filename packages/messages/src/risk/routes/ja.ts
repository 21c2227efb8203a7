import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'route.audit.preferences': 'リスクプロファイル',
  'route.audit.addBrrProfile': '新しいリスクプロファイル',
  'route.audit.brrProfile': 'リスクプロファイルの詳細',
};
