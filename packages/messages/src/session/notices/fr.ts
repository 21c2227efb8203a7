import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'notice.account-locked.subject': 'Trop d’échecs de connexion : {email}',
  'notice.account-locked.text':
    'Après trop d’échecs de connexion, le compte {email} est verrouillé pour un quart d’heure. Comptes verrouillés depuis votre dernier passage : {accounts}. Demandez si c’était bien cette personne ; un compte se déverrouille dans la liste des utilisateurs.',
};
