import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'history.did.GET /user/emailapproval': 'Eine Registrierung über einen Link bestätigt',
  'history.did.POST /user/connector-signupfinishapi': 'Eine Registrierung aus einer App abgeschlossen',
  'history.did.POST /user/emailapproval': 'Eine Registrierung bestätigt',
  'history.did.POST /user/signupapi': 'Um Registrierung einer Firma gebeten',
  'history.did.POST /user/signupfinishapi': 'Eine Registrierung abgeschlossen',
};
