import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'route.audit.scheduleReport': '定期監査レポート',
  'route.dashboards.scheduledReports': '定期レポート',
  'route.dashboards.userDigest': 'ユーザーダイジェスト',
};
