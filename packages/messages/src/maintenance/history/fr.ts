import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'history.did.POST /admin/maintenance/periods': 'A annoncé {name}',
  'history.did.PATCH /admin/maintenance/periods/{id}': 'A modifié l’annonce {name}',
  'history.did.DELETE /admin/maintenance/periods/{id}': 'A retiré l’annonce {name}',
  'history.field.start_time': 'Début',
  'history.field.end_time': 'Fin',
  'history.field.is_public': 'Dit à tous',
  'history.field.has_details': 'Avec détails',
  'history.field.non_maintenance': 'Annonce seulement',
  'history.field.desc': 'Description',
};
