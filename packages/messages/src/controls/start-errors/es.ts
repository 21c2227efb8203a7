import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  RESOURCE_UNKNOWN: 'No hay ningún recurso llamado {resource}. Disponibles: {known}.',
  ACTION_UNKNOWN: 'El recurso {resource} no tiene la acción {action}. Disponibles: {known}.',
};
