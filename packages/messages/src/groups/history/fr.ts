import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'history.field.parts': 'Groupes inclus',
  'history.field.kind': 'Type',
  'history.field.people': 'Personnes',
  'history.field.added_people': 'Personnes ajoutées',
  'history.field.removed_people': 'Personnes retirées',
  'history.field.fqn': 'Place',
  'history.did.POST /admin/groups': 'A ajouté le groupe {name}',
  'history.did.PATCH /admin/groups/{id}': 'A changé le groupe {name}',
  'history.did.POST /admin/groups/delete': 'A supprimé le groupe {name}',
  'history.did.POST /admin/groups/{id}/members': 'A changé qui appartient au groupe {name}',
  'history.did.POST /admin/group/assign_users': 'A changé qui appartient au groupe {name}',
  'history.did.POST /admin/org_units': 'A ajouté l’unité organisationnelle {name}',
  'history.did.PATCH /admin/org_units/{id}': 'A changé l’unité organisationnelle {name}',
  'history.did.DELETE /admin/org_units/{id}': 'A supprimé l’unité organisationnelle {name}',
  'history.did.POST /admin/org_units/{id}/people': 'A changé qui appartient à l’unité {name}',
  'history.did.POST /controls/make_api_request post usergroups': 'A ajouté le groupe {name}',
  'history.did.POST /controls/make_api_request patch usergroups': 'A changé le groupe {name}',
  'history.did.POST /controls/make_api_request delete usergroups': 'A supprimé le groupe {name}',
  'history.did.POST /controls/make_api_request post customgroups': 'A ajouté le groupe personnalisé {name}',
  'history.did.POST /controls/make_api_request patch customgroups': 'A changé le groupe personnalisé {name}',
  'history.did.POST /controls/make_api_request delete customgroups':
    'A supprimé le groupe personnalisé {name}',
  'history.did.POST /controls/make_api_request post orgunits': 'A ajouté l’unité organisationnelle {name}',
  'history.did.POST /controls/make_api_request patch orgunits': 'A changé l’unité organisationnelle {name}',
  'history.did.POST /controls/make_api_request delete orgunits':
    'A supprimé l’unité organisationnelle {name}',
};
