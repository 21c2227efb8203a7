import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'history.field.external_id': 'Id im Verzeichnis',
  'history.field.attributes': 'Attribute',
  'history.field.first_name': 'Vorname',
  'history.field.last_name': 'Nachname',
  'history.field.cell_phone': 'Telefon',
  'history.field.department': 'Abteilung',
  'history.field.title': 'Position',
  'history.field.is_active': 'Aktiv',
  'history.field.is_admin': 'Sysadmin',
  'history.field.is_db_login_allowed': 'Meldet sich mit Passwort an',
  'history.field.access_profiles': 'Zugriffsprofile',
  'history.did.user.created': '{name} hinzugefügt',
  'history.did.user.changed': 'Konto von {name} geändert',
  'history.did.user.password_reset': 'Von {name} ein neues Passwort verlangt',
  'history.did.user.password_changed': '{name} ein anderes Passwort gegeben',
  'history.did.users.changed':
    '{act, select, activate {Hat {name} aktiviert} deactivate {Hat {name} deaktiviert} other {Hat von {name} ein neues Passwort verlangt}}',
  'history.did.users.activation_changed':
    '{act, select, activate {Hat {name} aktiviert} other {Hat {name} deaktiviert}}',
  'history.did.user.deleted': '{name} gelöscht',
  'history.did.users.deleted': '{name} gelöscht',
  'history.did.user.unlocked': '{name} entsperrt',
  'history.did.user.session_ended': 'Sitzung von {name} beendet',
  'history.did.user.sessions_ended': 'Alle Sitzungen von {name} beendet',
};
