import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'history.did.incident.raised': 'Incident créé pour {policy}',
  'history.did.incident.changed': 'Incidents modifiés',
  'history.did.incident.note_added': 'Note ajoutée à l’incident INC-{number}',
  'history.did.incident.unmasked': 'Données démasquées dans l’incident INC-{number}',
  'history.field.incidents': 'Incidents',
  'history.field.occurrence': 'Occurrence',
};
