import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'notice.incident-assigned.subject': 'L’incident {name} vous a été attribué',
  'notice.incident-assigned.text':
    '{by} vous a attribué des incidents : {incidents}. Le plus récent est {name}.',
};
