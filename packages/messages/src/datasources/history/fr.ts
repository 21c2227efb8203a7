import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'history.field.format': 'Format',
  'history.field.file_name': 'Fichier',
  'history.field.size': 'Taille',
  'history.field.load': 'Id du fichier',
  'history.did.POST /admin/datasources': 'A ajouté la source de données {name}',
  'history.did.PATCH /admin/datasources/{id}': 'A changé la source de données {name}',
  'history.did.DELETE /admin/datasources/{id}': 'A supprimé la source de données {name}',
  'history.field.max_datasources': 'Sources au plus',
  'history.did.POST /admin/datasources/{id}/loads': 'A envoyé {file} à {name}',
  'history.did.POST /admin/loads/{id}/retry': 'A fait reprendre la lecture de {file}',
  'history.did.POST /admin/datasources/{id}/rejects/parse_again':
    'A fait relire les lignes mises de côté de {name}',
  'history.did.POST /controls/make_api_request post datasources': 'A ajouté la source de données {name}',
  'history.did.POST /controls/make_api_request patch datasources': 'A changé la source de données {name}',
  'history.did.POST /controls/make_api_request delete datasources': 'A supprimé la source de données {name}',
};
