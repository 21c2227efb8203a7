import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'history.did.password.expired_changed':
    '{outcome, select, success {Das eigene Passwort geändert} other {Versucht, das eigene Passwort zu ändern}}',
  'history.did.password.reset_requested': 'Einen Link für ein neues Passwort angefordert',
  'history.did.password.reset':
    '{outcome, select, success {Neues Passwort über einen Link gesetzt} other {Versucht, über einen Link ein Passwort zu setzen}}',
};
