import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  RESOURCE_UNKNOWN: 'Aucune ressource ne s’appelle {resource}. Il y a {known}.',
  ACTION_UNKNOWN: 'La ressource {resource} ne connaît pas l’action {action}. Elle connaît {known}.',
};
