import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'history.did.tag.created': 'A ajouté l’étiquette {name}',
  'history.did.tag.changed': 'A modifié l’étiquette {name}',
  'history.did.tags.deleted': 'A supprimé des étiquettes : {name}',
  'history.did.tag.deleted': 'A supprimé l’étiquette {name}',
  'history.did.service_tags.changed': 'A modifié les étiquettes de {name}',
  'history.field.tag_name': 'Nom',
  'history.field.color': 'Couleur',
  'history.field.pattern': 'Motif',
  'history.field.added': 'Étiquettes ajoutées',
  'history.field.removed': 'Étiquettes retirées',
  'history.field.services': 'Services',
};
