import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  PASSWORD_TOO_WEAK:
    'Das Passwort ist zu schwach. Verwenden Sie {minimum} bis {maximum} Zeichen mit einem Klein- und einem Großbuchstaben, einer Ziffer und einem Sonderzeichen.',
  PASSWORD_REUSED: 'Dieses Passwort haben Sie kürzlich verwendet. Wählen Sie ein neues.',
  PASSWORD_EXPIRED: 'Ihr Passwort ist abgelaufen. Wählen Sie ein neues, um fortzufahren.',
  PASSWORD_INCORRECT: 'Das aktuelle Passwort ist falsch. Versuchen Sie es erneut.',
};
