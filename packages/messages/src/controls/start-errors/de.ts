import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  RESOURCE_UNKNOWN: 'Keine Ressource namens {resource}. Verfügbar: {known}.',
  ACTION_UNKNOWN: 'Die Ressource {resource} hat keine Aktion {action}. Verfügbar: {known}.',
};
