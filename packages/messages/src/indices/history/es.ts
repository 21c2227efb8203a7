import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'history.did.content_index.table_uploaded': 'Subió {file} al índice {name}',
  'history.did.content_index.built': 'Construyó el índice {name}',
  'history.did.content_index.document_added': 'Añadió {file} al índice {name}',
  'history.did.content_index.document_removed': 'Quitó {file} del índice {name}',
};
