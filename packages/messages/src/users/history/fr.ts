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
  'history.did.user.created': 'A ajouté {name}',
  'history.did.user.changed': 'A modifié le compte de {name}',
  'history.did.user.password_reset': 'A demandé à {name} un nouveau mot de passe',
  'history.did.user.password_changed': 'A donné un autre mot de passe à {name}',
  'history.did.users.changed':
    '{act, select, activate {A activé {name}} deactivate {A désactivé {name}} other {A demandé un nouveau mot de passe à {name}}}',
  'history.did.users.activation_changed':
    '{act, select, activate {A activé {name}} other {A désactivé {name}}}',
  'history.did.user.deleted': 'A supprimé {name}',
  'history.did.users.deleted': 'A supprimé {name}',
  'history.did.user.unlocked': 'A déverrouillé {name}',
  'history.did.user.session_ended': 'A mis fin à une session de {name}',
  'history.did.user.sessions_ended': 'A mis fin à toutes les sessions de {name}',
};
