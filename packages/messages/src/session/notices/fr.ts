import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'notice.account-locked.subject': 'Trop d’échecs de connexion : {email}',
  'notice.account-locked.text':
    '{email} est verrouillé pour 15 minutes après trop d’échecs de connexion. Comptes verrouillés depuis votre dernière visite : {accounts}. Demandez à la personne si c’était elle ; vous pouvez déverrouiller le compte dans Comptes.',
};
