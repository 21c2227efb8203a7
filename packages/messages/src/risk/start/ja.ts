import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'route.audit.compareServices': 'サービスの比較',
  'route.audit.brrProfiles': 'リスクプロファイル',
  'route.audit.reviewBrr': 'スコアの見直し',
};
