import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'history.did.unmask.requested': 'Hat nach anonymen Personen gefragt: {name}',
  'history.did.unmask.approved': 'Hat einem Antrag zu anonymen Personen zugestimmt: {name}',
  'history.did.unmask.refused': 'Hat einen Antrag zu anonymen Personen abgelehnt: {name}',
  'history.did.unmask.ended': 'Hat einen Antrag zu anonymen Personen beendet: {name}',
  'history.field.user_anonymization': 'Personen sind anonym',
};
