import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  USER_EMAIL_TAKEN: 'Quelqu’un a déjà l’adresse {email}. Cherchez cette personne dans la liste.',
  USER_OUT_OF_REACH:
    'Vos droits ne vont pas jusqu’à cette personne : ils valent pour certains domaines ou unités d’organisation. Adressez-vous à un administrateur système.',
  USER_HOLDS_MORE:
    '{email} a plus de droits que vous. Seul quelqu’un qui en a autant peut modifier ce compte.',
  USER_OWN_ACCOUNT: 'C’est votre propre compte. Une autre personne doit s’en charger.',
  USER_LAST_SYSADMIN:
    'Il doit rester au moins un administrateur système actif. Nommez d’abord quelqu’un d’autre.',
  USER_ACTION_INVALID: 'L’action choisie n’est pas valide.',
  USER_SEARCH_INVALID: 'Saisissez au moins deux caractères pour chercher des personnes.',
  USERS_UNCHANGED: 'Aucun changement nécessaire',
  USERS_NOT_RESETTABLE: 'Aucune de ces personnes ne peut recevoir un nouveau mot de passe.',
};
