import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'history.did.sign_up.confirmed_by_link': 'Eine Registrierung über einen Link bestätigt',
  'history.did.sign_up.finished_from_app': 'Eine Registrierung aus einer App abgeschlossen',
  'history.did.sign_up.confirmed': 'Eine Registrierung bestätigt',
  'history.did.sign_up.requested': 'Registrierung eines Unternehmens angefordert',
  'history.did.sign_up.finished': 'Eine Registrierung abgeschlossen',
};
