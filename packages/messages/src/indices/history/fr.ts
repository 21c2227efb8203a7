import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'history.did.content_index.table_uploaded': 'A envoyé {file} à l’index {name}',
  'history.did.content_index.built': 'A construit l’index {name}',
  'history.did.content_index.document_added': 'A ajouté {file} à l’index {name}',
  'history.did.content_index.document_removed': 'A retiré {file} de l’index {name}',
};
