import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  LINK_INVALID:
    'Dieser Link ist ungültig: Er wurde bereits verwendet, ist abgelaufen oder unvollständig. Fordern Sie einen neuen an.',
};
