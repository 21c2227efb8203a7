import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'history.field.notice_mail': 'Benachrichtigungs-E-Mail',
};
