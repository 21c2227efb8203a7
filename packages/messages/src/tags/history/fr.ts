import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'history.did.POST /admin/tenant/addtag': 'A ajouté l’étiquette {name}',
  'history.did.POST /controls/make_api_request post tags': 'A ajouté l’étiquette {name}',
  'history.did.PATCH /admin/tenant/edittag': 'A modifié l’étiquette {name}',
  'history.did.POST /controls/make_api_request patch tags': 'A modifié l’étiquette {name}',
  'history.did.POST /admin/tenant/deletetags': 'A supprimé des étiquettes : {name}',
  'history.did.POST /controls/make_api_request delete tags': 'A supprimé l’étiquette {name}',
  'history.did.POST /risks/changeservicetags': 'A modifié les étiquettes de {name}',
  'history.field.tag_name': 'Nom',
  'history.field.color': 'Couleur',
  'history.field.pattern': 'Motif',
  'history.field.added': 'Étiquettes ajoutées',
  'history.field.removed': 'Étiquettes retirées',
  'history.field.services': 'Services',
};
