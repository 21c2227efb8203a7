import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  RESOURCE_UNKNOWN: 'Aucune ressource nommée {resource}. Disponibles : {known}.',
  ACTION_UNKNOWN: 'La ressource {resource} n’a pas d’action {action}. Disponibles : {known}.',
};
