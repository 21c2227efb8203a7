import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'route.audit.home': 'Auditoría',
  'route.audit.summary': 'Resumen',
  'route.audit.services': 'Servicios',
  'route.audit.serviceDetail': 'Servicio',
  'route.audit.service': 'Servicio',
  'route.audit.users': 'Usuarios',
  'route.audit.userDetail': 'Usuario',
  'route.audit.user': 'Usuario',
  'route.audit.destinations': 'Destinos',
  'route.audit.sites': 'Sitios',
  'route.audit.infographic': 'Imagen del uso de la nube',
  'route.audit.report': 'Informe de auditoría',
};
