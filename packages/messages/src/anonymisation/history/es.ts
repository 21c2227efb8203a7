import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'history.did.unmask.requested': 'Solicitó revelar: {name}',
  'history.did.unmask.approved': 'Aprobó revelar: {name}',
  'history.did.unmask.refused': 'Rechazó revelar: {name}',
  'history.did.unmask.ended': 'Finalizó una solicitud para revelar: {name}',
  'history.field.user_anonymization': 'Anonimizar personas',
};
