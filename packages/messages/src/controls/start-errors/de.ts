import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  RESOURCE_UNKNOWN: 'Es gibt keine Ressource namens {resource}. Es gibt {known}.',
  ACTION_UNKNOWN: 'Die Ressource {resource} kennt die Aktion {action} nicht. Sie kennt {known}.',
};
