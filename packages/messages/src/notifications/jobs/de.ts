import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'job.notifications.watch': 'Nach neuen Benachrichtigungen suchen',
  'job.notifications.cleanup': 'Tägliche Benachrichtigungen senden und alte löschen',
};
