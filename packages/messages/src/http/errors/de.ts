import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  NAME_TAKEN: 'Es gibt bereits: {name}.',
  LIMIT_REACHED: 'Es kann höchstens {limit} geben. Entfernen Sie zuerst etwas.',
  LIMIT_BELOW_USE: 'Es gibt schon {used}. Entfernen Sie zuerst welche, oder erlauben Sie mindestens {used}.',
};
