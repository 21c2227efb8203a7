import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'history.did.POST /admin/tenant/addtag': 'Tag {name} hinzugefügt',
  'history.did.POST /controls/make_api_request post tags': 'Tag {name} hinzugefügt',
  'history.did.PATCH /admin/tenant/edittag': 'Tag {name} geändert',
  'history.did.POST /controls/make_api_request patch tags': 'Tag {name} geändert',
  'history.did.POST /admin/tenant/deletetags': 'Tags gelöscht: {name}',
  'history.did.POST /controls/make_api_request delete tags': 'Tag {name} gelöscht',
  'history.did.POST /risks/changeservicetags': 'Tags von {name} geändert',
  'history.field.tag_name': 'Name',
  'history.field.color': 'Farbe',
  'history.field.pattern': 'Muster',
  'history.field.added': 'Hinzugefügte Tags',
  'history.field.removed': 'Entfernte Tags',
  'history.field.services': 'Dienste',
};
