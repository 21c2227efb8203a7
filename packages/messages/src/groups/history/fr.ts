import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'history.field.parts': 'Groupes inclus',
  'history.field.kind': 'Type',
  'history.field.people': 'Personnes',
  'history.field.added_people': 'Personnes ajoutées',
  'history.field.removed_people': 'Personnes retirées',
  'history.field.fqn': 'Chemin',
  'history.did.group.created': 'A ajouté le groupe {name}',
  'history.did.group.changed': 'A changé le groupe {name}',
  'history.did.group.deleted': 'A supprimé le groupe {name}',
  'history.did.group.members_changed': 'A modifié les membres du groupe {name}',
  'history.did.org_unit.created': 'A ajouté l’unité organisationnelle {name}',
  'history.did.org_unit.changed': 'A changé l’unité organisationnelle {name}',
  'history.did.org_unit.deleted': 'A supprimé l’unité organisationnelle {name}',
  'history.did.org_unit.members_changed': 'A modifié les membres de l’unité {name}',
  'history.did.custom_group.created': 'A ajouté le groupe personnalisé {name}',
  'history.did.custom_group.changed': 'A changé le groupe personnalisé {name}',
  'history.did.custom_group.deleted': 'A supprimé le groupe personnalisé {name}',
};
