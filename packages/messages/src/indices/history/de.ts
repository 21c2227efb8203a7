import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'history.did.content_index.table_uploaded': '{file} in den Index {name} hochgeladen',
  'history.did.content_index.built': 'Index {name} erstellt',
  'history.did.content_index.document_added': '{file} zum Index {name} hinzugefügt',
  'history.did.content_index.document_removed': '{file} aus dem Index {name} entfernt',
};
