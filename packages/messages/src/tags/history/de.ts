import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'history.did.tag.created': 'Tag {name} hinzugefügt',
  'history.did.tag.changed': 'Tag {name} geändert',
  'history.did.tags.deleted': 'Tags gelöscht: {name}',
  'history.did.tag.deleted': 'Tag {name} gelöscht',
  'history.did.service_tags.changed': 'Tags von {name} geändert',
  'history.field.tag_name': 'Name',
  'history.field.color': 'Farbe',
  'history.field.pattern': 'Muster',
  'history.field.added': 'Hinzugefügte Tags',
  'history.field.removed': 'Entfernte Tags',
  'history.field.services': 'Dienste',
};
