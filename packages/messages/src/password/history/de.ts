import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'history.did.password.expired_changed':
    '{outcome, select, success {Passwort geändert} other {Passwortänderung fehlgeschlagen}}',
  'history.did.password.reset_requested': 'Zurücksetzen des Passworts angefordert',
  'history.did.password.reset':
    '{outcome, select, success {Passwort zurückgesetzt} other {Zurücksetzen des Passworts fehlgeschlagen}}',
};
