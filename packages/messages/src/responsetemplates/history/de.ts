import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'history.did.response_template.created': 'Antwortvorlage {name} angelegt',
  'history.did.response_template.changed': 'Antwortvorlage {name} geändert',
  'history.did.response_template.deleted': 'Antwortvorlage {name} gelöscht',
  'history.field.policy_type': 'Richtlinientyp',
  'history.field.enable_aggregation': 'Fasst Treffer zusammen',
  'history.field.template.email.admin.subject': 'E-Mail an Administratoren: Betreff',
  'history.field.template.email.admin.body': 'E-Mail an Administratoren: Text',
  'history.field.template.email.user.subject': 'E-Mail an den Benutzer: Betreff',
  'history.field.template.email.user.body': 'E-Mail an den Benutzer: Text',
  'history.field.template.email.ticketing.subject': 'E-Mail an das Ticketsystem: Betreff',
  'history.field.template.email.ticketing.body': 'E-Mail an das Ticketsystem: Text',
  'history.field.template.text.admin.body': 'Textnachricht',
  'history.field.template.text_aggregation.admin.body': 'Textnachricht für mehrere Treffer',
  'history.field.template.browser.user.subject': 'Browserbenachrichtigung: Titel',
  'history.field.template.browser.user.body': 'Browserbenachrichtigung: Text',
  'history.field.template.preserve_content.tombstone_file_name': 'Name der Hinweisdatei',
  'history.field.template.preserve_content.tombstone_content': 'Inhalt der Hinweisdatei',
  'history.field.template.preserve_content.copied_file_name': 'Name der kopierten Datei',
  'history.field.template.preserve_content.moved_file_name': 'Name der verschobenen Datei',
};
