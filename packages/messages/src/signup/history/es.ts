import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'history.did.sign_up.confirmed_by_link': 'Confirmó un registro con un enlace',
  'history.did.sign_up.finished_from_app': 'Terminó un registro desde una aplicación',
  'history.did.sign_up.confirmed': 'Confirmó un registro',
  'history.did.sign_up.requested': 'Pidió registrar una empresa',
  'history.did.sign_up.finished': 'Terminó un registro',
};
