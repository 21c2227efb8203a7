import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'notice.unknown.subject': 'Une notification d’une autre version de Casbah',
  'notice.unknown.text':
    'Cette notification provient d’une autre version de Casbah. Demandez à l’exploitant de terminer la mise à niveau.',
};
