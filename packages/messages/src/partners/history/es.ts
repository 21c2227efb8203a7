import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'history.did.POST /admin/partners/own': 'Convirtió la empresa en socio: {name}',
  'history.did.POST /admin/partners/granted': 'Permite que el socio {name} atienda la empresa',
  'history.did.DELETE /admin/partners/granted/{code}': 'Ya no permite que el socio {name} atienda la empresa',
  'history.did.POST /admin/partners/customers/{id}/open': 'Entró en una empresa como socio: {name}',
  'history.did.POST /admin/partners/return': 'Salió de una empresa como socio: {name}',
};
