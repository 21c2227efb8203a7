import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'content.tabs': 'Inspección de contenido',
  'content.tab.profiles': 'Perfiles',
  'content.tab.reusable': 'Reglas reutilizables',
  'content.tab.filters': 'Filtros de datos',
  'content.tab.aliases': 'Alias',
  'content.tab.identifiers': 'Identificadores de datos',
  'content.tab.dictionaries': 'Diccionarios',
  'content.tab.mlProfiles': 'Perfiles de ML',
  'content.tab.indexes': 'Índices',
};
