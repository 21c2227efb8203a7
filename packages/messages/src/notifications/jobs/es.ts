import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'job.notifications.watch': 'Buscar notificaciones nuevas',
  'job.notifications.cleanup': 'Enviar las notificaciones diarias y eliminar las antiguas',
};
