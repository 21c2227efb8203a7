import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'history.did.password.expired_changed':
    '{outcome, select, success {A changé son mot de passe} other {A essayé de changer son mot de passe}}',
  'history.did.password.reset_requested': 'A demandé un lien pour un nouveau mot de passe',
  'history.did.password.reset':
    '{outcome, select, success {A défini un nouveau mot de passe par un lien} other {A essayé de définir un mot de passe par un lien}}',
};
