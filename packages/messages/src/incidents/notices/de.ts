import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'notice.incident-assigned.subject': 'Vorfall {name} wurde Ihnen zugewiesen',
  'notice.incident-assigned.text': '{by} hat Ihnen Vorfälle zugewiesen: {incidents}. Der neueste ist {name}.',
};
