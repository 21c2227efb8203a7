import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'notice.policy-changed.subject': 'Han cambiado las reglas de inicio de sesión',
  'notice.policy-changed.text':
    '{by} ha cambiado reglas de contraseñas, segundos factores, sesiones o redes. Lo que había antes y lo que hay ahora consta en el historial.',
};
