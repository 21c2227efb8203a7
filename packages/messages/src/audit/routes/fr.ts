import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'route.audit.home': 'Audit',
  'route.audit.summary': 'Synthèse',
  'route.audit.services': 'Services',
  'route.audit.serviceDetail': 'Service',
  'route.audit.service': 'Service',
  'route.audit.users': 'Utilisateurs',
  'route.audit.userDetail': 'Utilisateur',
  'route.audit.user': 'Utilisateur',
  'route.audit.destinations': 'Destinations',
  'route.audit.sites': 'Sites',
  'route.audit.infographic': 'Vue illustrée de l’usage du cloud',
  'route.audit.report': 'Rapport d’audit',
};
