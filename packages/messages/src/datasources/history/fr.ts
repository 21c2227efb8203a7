import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'history.field.format': 'Format',
  'history.field.file_name': 'Fichier',
  'history.field.size': 'Taille',
  'history.field.load': 'Id du fichier',
  'history.did.datasource.created': 'A ajouté la source de données {name}',
  'history.did.datasource.changed': 'A changé la source de données {name}',
  'history.did.datasource.deleted': 'A supprimé la source de données {name}',
  'history.field.max_datasources': 'Sources au plus',
  'history.did.load.created': 'A envoyé {file} à {name}',
  'history.did.load.retried': 'A fait reprendre la lecture de {file}',
  'history.did.rejects.parsed_again': 'A fait relire les lignes mises de côté de {name}',
};
