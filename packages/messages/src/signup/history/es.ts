import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'history.did.GET /user/emailapproval': 'Confirmó un registro con un enlace',
  'history.did.POST /user/connector-signupfinishapi': 'Terminó un registro desde una aplicación',
  'history.did.POST /user/emailapproval': 'Confirmó un registro',
  'history.did.POST /user/signupapi': 'Pidió registrar una empresa',
  'history.did.POST /user/signupfinishapi': 'Terminó un registro',
};
