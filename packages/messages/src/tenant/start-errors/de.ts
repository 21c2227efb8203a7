import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  OUT_OF_ALLOWED_IP_RANGE:
    'Ihr Unternehmen lässt von der Adresse {address} niemanden herein. Melden Sie sich aus ihrem Netz an, oder fragen Sie die Systemadministration.',
};
