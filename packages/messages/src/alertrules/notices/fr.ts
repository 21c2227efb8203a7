import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'notice.policy-hit.subject': '{policy} : services détectés',
  'notice.policy-hit.text':
    'La règle d’alerte {policy} a détecté ces services dans le nouveau trafic : {services}.',
};
