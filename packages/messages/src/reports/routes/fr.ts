import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'route.audit.scheduleReport': 'Rapports d’audit planifiés',
  'route.dashboards.scheduledReports': 'Rapports planifiés',
  'route.dashboards.userDigest': 'Résumé par personne',
};
