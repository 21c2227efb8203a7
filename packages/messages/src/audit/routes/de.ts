import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'route.audit.serviceDetail': 'Dienst',
  'route.audit.service': 'Dienst',
  'route.audit.userDetail': 'Benutzer',
  'route.audit.user': 'Benutzer',
  'route.audit.infographic': 'Infografik',
  'route.audit.report': 'Audit-Bericht',
};
