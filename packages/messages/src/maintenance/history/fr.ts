import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'history.did.maintenance.created': 'A annoncé la maintenance {name}',
  'history.did.maintenance.changed': 'A modifié la maintenance {name}',
  'history.did.maintenance.deleted': 'A supprimé la maintenance {name}',
  'history.field.start_time': 'Début',
  'history.field.end_time': 'Fin',
  'history.field.is_public': 'Visible par tous',
  'history.field.has_details': 'Avec détails',
  'history.field.non_maintenance': 'Annonce seulement',
  'history.field.desc': 'Description',
};
