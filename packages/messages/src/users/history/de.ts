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
  'history.field.is_admin': 'Systemadministrator',
  'history.field.is_db_login_allowed': 'Meldet sich mit Passwort an',
  'history.field.access_profiles': 'Zugriffsprofile',
  'history.did.POST /admin/user/ng/add': 'Hat {name} hinzugefügt',
  'history.did.POST /admin/user/ng/edit': 'Hat das Konto von {name} geändert',
  'history.did.POST /admin/user/ng/reset_password/': 'Hat von {name} ein neues Passwort verlangt',
  'history.did.POST /admin/user/update_password': 'Hat {name} ein anderes Passwort gegeben',
  'history.did.POST /admin/user/ng/bulkupdate':
    '{act, select, activate {Hat {name} aktiviert} deactivate {Hat {name} deaktiviert} other {Hat von {name} ein neues Passwort verlangt}}',
  'history.did.POST /admin/user/bulk_update_user_activation_status':
    '{act, select, activate {Hat {name} aktiviert} other {Hat {name} deaktiviert}}',
  'history.did.POST /admin/user/ng/delete_user/': 'Hat {name} gelöscht',
  'history.did.POST /admin/user/delete_users/': 'Hat {name} gelöscht',
  'history.did.POST /admin/user/delete_all': 'Hat {name} gelöscht',
  'history.did.POST /admin/user/ng/unlock_user': 'Hat {name} entsperrt',
  'history.did.DELETE /admin/users/{id}/sessions/{name}': 'Hat eine Sitzung von {name} beendet',
  'history.did.POST /admin/users/{id}/sessions/revoke_all': 'Hat alle Sitzungen von {name} beendet',
  'history.did.POST /controls/make_api_request post users': 'Hat {name} hinzugefügt',
  'history.did.POST /controls/make_api_request patch users': 'Hat das Konto von {name} geändert',
  'history.did.POST /controls/make_api_request delete users': 'Hat {name} gelöscht',
};
