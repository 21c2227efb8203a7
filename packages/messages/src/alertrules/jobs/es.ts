import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'job.alertrules.watch': 'Comprobar las reglas de alerta',
  'job.alertrules.cleanup': 'Eliminar coincidencias antiguas de reglas de alerta',
};
