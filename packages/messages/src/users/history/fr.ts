import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'history.field.external_id': 'Id dans l’annuaire',
  'history.field.attributes': 'Attributs',
  'history.field.first_name': 'Prénom',
  'history.field.last_name': 'Nom',
  'history.field.cell_phone': 'Téléphone',
  'history.field.department': 'Service',
  'history.field.title': 'Fonction',
  'history.field.is_active': 'Actif',
  'history.field.is_admin': 'Administrateur système',
  'history.field.is_db_login_allowed': 'Se connecte par mot de passe',
  'history.field.access_profiles': 'Profils d’accès',
  'history.did.POST /admin/user/ng/add': 'A ajouté {name}',
  'history.did.POST /admin/user/ng/edit': 'A modifié le compte de {name}',
  'history.did.POST /admin/user/ng/reset_password/': 'A demandé à {name} un nouveau mot de passe',
  'history.did.POST /admin/user/update_password': 'A donné un autre mot de passe à {name}',
  'history.did.POST /admin/user/ng/bulkupdate':
    '{act, select, activate {A activé {name}} deactivate {A désactivé {name}} other {A demandé un nouveau mot de passe à {name}}}',
  'history.did.POST /admin/user/bulk_update_user_activation_status':
    '{act, select, activate {A activé {name}} other {A désactivé {name}}}',
  'history.did.POST /admin/user/ng/delete_user/': 'A supprimé {name}',
  'history.did.POST /admin/user/delete_users/': 'A supprimé {name}',
  'history.did.POST /admin/user/delete_all': 'A supprimé {name}',
  'history.did.POST /admin/user/ng/unlock_user': 'A déverrouillé {name}',
  'history.did.DELETE /admin/users/{id}/sessions/{name}': 'A mis fin à une session de {name}',
  'history.did.POST /admin/users/{id}/sessions/revoke_all': 'A mis fin à toutes les sessions de {name}',
  'history.did.POST /controls/make_api_request post users': 'A ajouté {name}',
  'history.did.POST /controls/make_api_request patch users': 'A modifié le compte de {name}',
  'history.did.POST /controls/make_api_request delete users': 'A supprimé {name}',
};
