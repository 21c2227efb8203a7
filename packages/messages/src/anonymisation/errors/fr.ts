import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  PEOPLE_ANONYMOUS:
    'Les personnes sont anonymes pour vous, et ceci les identifierait. Adressez-vous à un administrateur dont le profil d’accès affiche les noms.',
  NEEDS_TWO_PEOPLE:
    'Il faut deux personnes pour désactiver l’anonymisation : envoyez une demande motivée et faites-la approuver par quelqu’un d’autre.',
  REVEAL_LIMIT: 'Vous avez {limit} demandes en attente, le maximum. Annulez-en une ou attendez une décision.',
  REVEAL_OWN: 'Vous ne pouvez pas décider de votre propre demande. Adressez-vous à un autre approbateur.',
  REVEAL_APPROVER_TOO_NEW:
    'Vous aviez le droit d’approuver depuis moins d’un jour lorsque cette demande a été faite. Une personne qui l’a depuis plus longtemps peut l’approuver ; vous pouvez la refuser.',
  REVEAL_APPROVER_NOT_INDEPENDENT:
    'Vous et la personne qui a fait la demande n’êtes pas indépendants : l’un des deux comptes a créé, promu ou donné accès à l’autre, ou la même personne a préparé les deux au cours des 30 derniers jours. Une autre personne doit l’approuver ; vous pouvez la refuser.',
  REVEAL_NO_APPROVER:
    'Personne ne peut approuver votre demande. Il faut une personne qui est administrateur système, ou peut approuver, depuis au moins un jour et dont vous n’avez ni créé, ni promu, ni ouvert le compte. Demandez à un autre administrateur de faire la demande, ou ajoutez un second administrateur système : après 30 jours, il pourra demander et vous pourrez approuver.',
  REVEAL_DECIDED: 'Cette demande est déjà décidée ou terminée. Rechargez la page.',
  'problem.names_nobody': 'Indiquez au moins une personne.',
  'problem.person_unknown': '{person} n’apparaît pas dans votre trafic.',
};
