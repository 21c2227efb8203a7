import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  PEOPLE_ANONYMOUS:
    'Les personnes sont anonymes pour vous, et ceci les nomme. Demandez à quelqu’un dont le profil d’accès montre les noms.',
  NEEDS_TWO_PEOPLE:
    'Il faut être deux pour mettre fin à l’anonymat : demandez-le avec un motif, et quelqu’un d’autre l’approuve.',
  REVEAL_LIMIT: '{limit} de vos demandes attendent une décision. Retirez-en une, ou attendez.',
  REVEAL_OWN: 'Quelqu’un d’autre doit décider de votre demande.',
  REVEAL_APPROVER_TOO_NEW:
    'Vous aviez le droit d’approuver depuis moins d’un jour lorsque cette demande a été faite. Une personne qui l’a depuis plus longtemps peut l’approuver ; vous pouvez la refuser.',
  REVEAL_APPROVER_NOT_INDEPENDENT:
    'Vous et la personne qui a fait la demande n’êtes pas indépendants : l’un des deux comptes a créé, promu ou donné accès à l’autre, ou la même personne a préparé les deux au cours des 30 derniers jours. Une autre personne doit l’approuver ; vous pouvez la refuser.',
  REVEAL_NO_APPROVER:
    'Personne ne peut approuver votre demande. Il faut une personne qui est administrateur système, ou peut approuver, depuis au moins un jour et dont vous n’avez ni créé, ni promu, ni ouvert le compte. Demandez à un autre administrateur de faire la demande, ou ajoutez un second administrateur système : après 30 jours, il pourra demander et vous pourrez approuver.',
  REVEAL_DECIDED: 'Cette demande est déjà décidée ou terminée. Rechargez la page.',
};
