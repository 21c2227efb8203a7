import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'history.did.POST /admin/anonymisation/requests': 'Preguntó por personas anónimas: {name}',
  'history.did.POST /admin/anonymisation/requests/{id}/approve':
    'Aprobó una solicitud sobre personas anónimas: {name}',
  'history.did.POST /admin/anonymisation/requests/{id}/refuse':
    'Rechazó una solicitud sobre personas anónimas: {name}',
  'history.did.POST /admin/anonymisation/requests/{id}/end':
    'Terminó una solicitud sobre personas anónimas: {name}',
  'history.field.user_anonymization': 'Personas anónimas',
};
