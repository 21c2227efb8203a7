import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'notice.policy-hit.subject': '{policy} a trouvé des services',
  'notice.policy-hit.text':
    'Services que la politique {policy} a trouvés dans le nouveau trafic : {services}.',
};
