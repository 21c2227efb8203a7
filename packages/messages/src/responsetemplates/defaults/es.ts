import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'response.default.name': 'Predeterminada: {type}',
  'response.default.description': 'Incluida en Casbah',
  'response.default.line': '{label}: {value}',
  'response.default.admin.subject': '[{severity}] {policy_name}',
  'response.default.admin.intro': 'Una actividad coincide con una directiva.',
  'response.default.admin.outro': 'Abra el incidente en Casbah para investigarlo.',
  'response.default.user.subject': 'Directiva de la empresa: {policy_name}',
  'response.default.user.intro':
    'Una de sus actividades en {applications} está sujeta a una directiva de la empresa.',
  'response.default.user.outro':
    'Si cree que se trata de un error, póngase en contacto con su equipo de seguridad.',
  'response.default.ticketing.subject': '{policy_name}: {policy_type}',
  'response.default.ticketing.intro': 'Casbah ha notificado un incidente.',
  'response.default.ticketing.outro': 'Cuando se cierre el ticket, registre el resultado en Casbah.',
  'response.default.admin-aggregate.subject': '[{severity}] {policy_name}: varias coincidencias',
  'response.default.admin-aggregate.intro': 'Varias actividades coinciden con una directiva.',
  'response.default.admin-aggregate.outro': 'Abra los incidentes en Casbah para investigarlos.',
  'response.default.user-aggregate.subject': 'Directiva de la empresa: {policy_name} (varias actividades)',
  'response.default.user-aggregate.intro':
    'Varias de sus actividades en {applications} están sujetas a una directiva de la empresa.',
  'response.default.user-aggregate.outro':
    'Si cree que se trata de un error, póngase en contacto con su equipo de seguridad.',
  'response.default.ticketing-aggregate.subject': '{policy_name}: varios incidentes',
  'response.default.ticketing-aggregate.intro': 'Casbah ha notificado varios incidentes.',
  'response.default.ticketing-aggregate.outro':
    'Cuando se cierre el ticket, registre el resultado en Casbah.',
  'response.default.browser.subject': 'Directiva de la empresa',
  'response.default.browser.body':
    '«{policy_name}» se aplica a su acción en {applications}. Si necesita ayuda, póngase en contacto con su equipo de seguridad.',
  'response.default.tombstone_file_name': 'Acerca de este archivo.txt',
  'response.default.tombstone_content':
    'La directiva «{policy_name}» movió este archivo ({timestamp}). Para recuperarlo, póngase en contacto con su equipo de seguridad.',
  'response.default.copied_file_name': 'Copiado por una directiva de la empresa',
  'response.default.moved_file_name': 'Movido por una directiva de la empresa',
};
