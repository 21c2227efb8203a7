import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'notice.incident-assigned.subject': 'Se le ha asignado el incidente {name}',
  'notice.incident-assigned.text': '{by} le ha asignado incidentes: {incidents}. El más reciente es {name}.',
};
