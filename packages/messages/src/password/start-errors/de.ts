import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  PASSWORD_TOO_WEAK:
    'Das Passwort ist zu schwach. Verwenden Sie {minimum} bis {maximum} Zeichen mit einem Kleinbuchstaben, einem Großbuchstaben, einer Ziffer und einem Sonderzeichen.',
  PASSWORD_REUSED:
    'Das ist eines Ihrer letzten Passwörter. Wählen Sie eines, das Sie noch nicht verwendet haben.',
  PASSWORD_EXPIRED: 'Ihr Passwort ist abgelaufen. Wählen Sie ein neues, um fortzufahren.',
  PASSWORD_INCORRECT: 'Das aktuelle Passwort stimmt nicht. Geben Sie es noch einmal ein.',
};
