import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  LINK_INVALID:
    'Dieser Link gilt nicht: Er wurde schon benutzt, ist abgelaufen oder nicht vollständig. Fordern Sie einen neuen an.',
};
