import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'job.mail.send': 'Enviar correo',
  'job.mail.cleanup': 'Eliminar correos antiguos no entregados',
};
