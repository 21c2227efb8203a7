import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'history.outcome.INVALID_CREDENTIALS': 'Mot de passe incorrect',
  'history.outcome.LOCKED_OUT': 'Verrouillé',
  'history.outcome.PROFILE_DEACTIVATED': 'Désactivé',
  'history.outcome.PASSWORD_EXPIRED': 'Mot de passe expiré',
  'history.outcome.MFA_REQUIRED': 'Second facteur requis',
  'history.outcome.INVALID_MFA_CODE': 'Code incorrect',
  'history.outcome.OUT_OF_ALLOWED_IP_RANGE': 'Adresse IP non autorisée',
  'history.outcome.TENANT_REQUIRED': 'Entreprise non choisie',
  'history.outcome.INVALID_DB_LOGIN': 'SSO obligatoire',
  'history.outcome.INVALID_USER_EMAIL': 'E-mail non valide',
  'history.outcome.SETUP_TOKEN_WRONG': 'Jeton incorrect',
  'history.field.lang': 'Langue',
  'history.field.theme': 'Thème',
  'history.did.session.sign_in': '{outcome, select, success {S’est connecté} other {Échec de connexion}}',
  'history.did.session.sign_out': 'S’est déconnecté',
  'history.did.session.sign_out_by_link': 'S’est déconnecté par un lien',
  'history.did.casbah.set_up':
    '{outcome, select, success {A configuré {name}} other {Échec de la configuration de Casbah}}',
  'history.did.preferences.changed': 'A modifié ses préférences',
  'history.did.session.ended': 'A fermé une de ses sessions',
  'history.did.session.others_ended': 'A fermé ses autres sessions',
};
