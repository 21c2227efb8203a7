import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  RESOURCE_UNKNOWN: 'No existe ningún recurso llamado {resource}. Hay {known}.',
  ACTION_UNKNOWN: 'El recurso {resource} no conoce la acción {action}. Conoce {known}.',
};
