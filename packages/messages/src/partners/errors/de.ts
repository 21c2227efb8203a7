import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  PARTNER_CODE_TAKEN: 'Ein anderes Unternehmen hat den Partnercode {code} bereits. Wählen Sie einen anderen.',
};
