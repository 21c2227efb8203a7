import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'history.did.unmask.requested': 'Aufdeckung beantragt: {name}',
  'history.did.unmask.approved': 'Aufdeckung genehmigt: {name}',
  'history.did.unmask.refused': 'Aufdeckung abgelehnt: {name}',
  'history.did.unmask.ended': 'Antrag auf Aufdeckung beendet: {name}',
  'history.field.user_anonymization': 'Personen anonymisieren',
};
