import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'notice.policy-hit.subject': '{policy} encontró servicios',
  'notice.policy-hit.text': 'Servicios que la política {policy} encontró en tráfico nuevo: {services}.',
};
