import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'route.login.home': 'Anmelden',
  'route.login.multiFactor': 'Bestätigung',
  'route.login.forgotPassword': 'Passwort vergessen',
  'route.login.resetPassword': 'Neues Passwort',
};
