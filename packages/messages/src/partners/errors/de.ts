import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  PARTNER_CODE_TAKEN:
    'Der Partnercode {code} wird bereits von einem anderen Unternehmen verwendet. Wählen Sie einen anderen.',
};
