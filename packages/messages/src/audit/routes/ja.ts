import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'route.audit.serviceDetail': 'サービスの詳細',
  'route.audit.service': 'サービスの詳細',
  'route.audit.userDetail': 'ユーザーの詳細',
  'route.audit.user': 'ユーザーの詳細',
  'route.audit.infographic': 'インフォグラフィック',
  'route.audit.report': '監査レポート',
};
