import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'notice.policy-hit.subject': '{policy} hat Dienste gefunden',
  'notice.policy-hit.text': 'Dienste, die die Richtlinie {policy} in neuem Verkehr gefunden hat: {services}.',
};
