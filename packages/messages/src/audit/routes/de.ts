import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'route.audit.home': 'Audit',
  'route.audit.summary': 'Übersicht',
  'route.audit.services': 'Dienste',
  'route.audit.serviceDetail': 'Dienst',
  'route.audit.service': 'Dienst',
  'route.audit.users': 'Benutzer',
  'route.audit.userDetail': 'Benutzer',
  'route.audit.user': 'Benutzer',
  'route.audit.destinations': 'Ziele',
  'route.audit.sites': 'Websites',
  'route.audit.infographic': 'Bild der Cloud-Nutzung',
  'route.audit.report': 'Audit-Bericht',
};
