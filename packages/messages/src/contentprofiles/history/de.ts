import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'history.did.content_profile.created': 'Inhaltsprofil {name} angelegt',
  'history.did.content_profile.changed': 'Inhaltsprofil {name} geändert',
  'history.did.content_profile.deleted': 'Inhaltsprofil {name} gelöscht',
  'history.did.reusable_rule.created': 'Wiederverwendbare Regel {name} angelegt',
  'history.did.reusable_rule.changed': 'Wiederverwendbare Regel {name} geändert',
  'history.did.reusable_rule.deleted': 'Wiederverwendbare Regel {name} gelöscht',
  'history.did.data_filter.created': 'Datenfilter {name} angelegt',
  'history.did.data_filter.changed': 'Datenfilter {name} geändert',
  'history.did.data_filter.deleted': 'Datenfilter {name} gelöscht',
  'history.did.content_alias.created': 'Alias {name} angelegt',
  'history.did.content_alias.changed': 'Alias {name} geändert',
  'history.did.content_alias.deleted': 'Alias {name} gelöscht',
  'history.did.dictionary.created': 'Wörterbuch {name} angelegt',
  'history.did.dictionary.changed': 'Wörterbuch {name} geändert',
  'history.did.dictionary.deleted': 'Wörterbuch {name} gelöscht',
  'history.did.data_identifier.created': 'Datenkennung {name} angelegt',
  'history.did.data_identifier.changed': 'Datenkennung {name} geändert',
  'history.did.data_identifier.deleted': 'Datenkennung {name} gelöscht',
  'history.did.ml_profile.created': 'ML-Profil {name} angelegt',
  'history.did.ml_profile.changed': 'ML-Profil {name} geändert',
  'history.did.ml_profile.deleted': 'ML-Profil {name} gelöscht',
  'history.did.content_index.created': 'Index {name} angelegt',
  'history.did.content_index.changed': 'Index {name} geändert',
  'history.did.content_index.deleted': 'Index {name} gelöscht',
};
