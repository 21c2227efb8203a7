import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'history.did.partner.created': 'Convirtió la empresa en socio: {name}',
  'history.did.partner.access_granted': 'Concedió acceso al socio {name}',
  'history.did.partner.access_revoked': 'Revocó el acceso del socio {name}',
  'history.did.partner.customer_opened': 'Abrió la empresa de un cliente como socio: {name}',
  'history.did.partner.customer_left': 'Salió de la empresa de un cliente como socio: {name}',
};
