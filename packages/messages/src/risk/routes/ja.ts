import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'route.audit.compareServices': 'サービスの比較',
  'route.audit.preferences': '監査の設定',
  'route.audit.brrProfiles': 'リスクプロファイル',
  'route.audit.addBrrProfile': '新しいリスクプロファイル',
  'route.audit.brrProfile': 'リスクプロファイルの詳細',
  'route.audit.reviewBrr': 'リスクスコアの見直し',
};
