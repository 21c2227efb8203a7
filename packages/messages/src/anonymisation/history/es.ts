import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'history.did.unmask.requested': 'Preguntó por personas anónimas: {name}',
  'history.did.unmask.approved': 'Aprobó una solicitud sobre personas anónimas: {name}',
  'history.did.unmask.refused': 'Rechazó una solicitud sobre personas anónimas: {name}',
  'history.did.unmask.ended': 'Terminó una solicitud sobre personas anónimas: {name}',
  'history.field.user_anonymization': 'Personas anónimas',
};
