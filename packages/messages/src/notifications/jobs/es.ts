import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'job.notifications.watch': 'Buscar avisos nuevos',
  'job.notifications.cleanup': 'Enviar los avisos diarios y borrar los antiguos',
};
