import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'route.audit.serviceDetail': 'Service',
  'route.audit.service': 'Service',
  'route.audit.userDetail': 'Utilisateur',
  'route.audit.user': 'Utilisateur',
  'route.audit.infographic': 'Infographie',
  'route.audit.report': 'Rapport d’audit',
};
