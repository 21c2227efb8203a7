import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'notice.unknown.subject': 'Une notification d’une autre version de Casbah',
  'notice.unknown.text':
    'Cette notification a été écrite par une autre version de Casbah, qui en sait plus. Demandez à qui exploite ce Casbah.',
};
