import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'history.did.POST /admin/anonymisation/requests': 'Hat nach anonymen Personen gefragt: {name}',
  'history.did.POST /admin/anonymisation/requests/{id}/approve':
    'Hat einem Antrag zu anonymen Personen zugestimmt: {name}',
  'history.did.POST /admin/anonymisation/requests/{id}/refuse':
    'Hat einen Antrag zu anonymen Personen abgelehnt: {name}',
  'history.did.POST /admin/anonymisation/requests/{id}/end':
    'Hat einen Antrag zu anonymen Personen beendet: {name}',
  'history.field.user_anonymization': 'Personen sind anonym',
};
