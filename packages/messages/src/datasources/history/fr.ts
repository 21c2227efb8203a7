import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'history.field.format': 'Format',
  'history.field.file_name': 'Fichier',
  'history.field.size': 'Taille',
  'history.field.load': 'ID de la tâche',
  'history.did.datasource.created': 'A ajouté la source {name}',
  'history.did.datasource.changed': 'A changé la source {name}',
  'history.did.datasource.deleted': 'A supprimé la source {name}',
  'history.field.max_datasources': 'Nombre maximal de sources',
  'history.did.load.created': 'A envoyé {file} à {name}',
  'history.did.load.retried': 'A relancé {file}',
  'history.did.load.deleted': 'A supprimé le fichier {file} de {name}',
  'history.did.rejects.parsed_again': 'A réanalysé les lignes rejetées de {name}',
};
