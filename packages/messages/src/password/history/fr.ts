import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'history.did.password.expired_changed':
    '{outcome, select, success {A changé son mot de passe} other {Échec du changement de mot de passe}}',
  'history.did.password.reset_requested': 'A demandé la réinitialisation de son mot de passe',
  'history.did.password.reset':
    '{outcome, select, success {A réinitialisé son mot de passe} other {Échec de la réinitialisation du mot de passe}}',
};
