import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'history.did.service_request.created': 'Dienst {name} angefragt',
  'history.did.service_review.requested': 'Prüfung von {name} angefordert',
  'history.did.service_request.changed': 'Anfrage zu {name} aktualisiert',
  'history.field.state': 'Stand',
};
