import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'notice.destination-failing.subject': '{destination} no acepta mensajes',
  'notice.destination-failing.text':
    'Los mensajes a {destination} fallan desde hace un tiempo. Compruebe su URL y que responde. Casbah lo reintenta al menos cada hora y no pierde ningún mensaje.',
};
