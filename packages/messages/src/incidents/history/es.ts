import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'history.did.incident.raised': 'Incidente creado por {policy}',
  'history.did.incident.changed': 'Incidentes modificados',
  'history.did.incident.note_added': 'Nota añadida al incidente INC-{number}',
  'history.did.incident.unmasked': 'Datos revelados en el incidente INC-{number}',
  'history.field.incidents': 'Incidentes',
  'history.field.occurrence': 'Ocurrencia',
};
