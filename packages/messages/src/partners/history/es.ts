import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'history.did.partner.created': 'Convirtió la empresa en socio: {name}',
  'history.did.partner.access_granted': 'Permite que el socio {name} atienda la empresa',
  'history.did.partner.access_revoked': 'Ya no permite que el socio {name} atienda la empresa',
  'history.did.partner.customer_opened': 'Entró en una empresa como socio: {name}',
  'history.did.partner.customer_left': 'Salió de una empresa como socio: {name}',
};
