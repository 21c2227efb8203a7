import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  SIGN_UP_CLOSED:
    'Aquí nadie puede registrarse por su cuenta. Pida una cuenta al administrador de su empresa.',
  'problem.no_sign_up_app': 'El registro no puede empezar en esta aplicación.',
  'problem.sign_up_address': 'Esta dirección no se puede usar para registrarse.',
  'problem.public_address': 'Introduzca una dirección de su empresa.',
  'problem.other_domain': 'No es el dominio de la dirección de correo.',
};
