import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'route.audit.serviceDetail': 'Servicio',
  'route.audit.service': 'Servicio',
  'route.audit.userDetail': 'Usuario',
  'route.audit.user': 'Usuario',
  'route.audit.infographic': 'Infografía',
  'route.audit.report': 'Informe de auditoría',
};
