import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'request.failed': 'Échec de la requête',
  'request.late': 'Délai de la requête dépassé',
  'request.late.text':
    'Aucune réponse en six minutes. Choisissez une période plus courte ou un filtre plus précis, puis réessayez.',
  'request.bad': 'Requête non valide',
  'request.dependency':
    'Un service dont Casbah dépend n’a pas répondu. Réessayez dans une minute ; si l’échec persiste, contactez votre administrateur.',
  'request.problems': 'Certaines valeurs ne sont pas valides.',
  'request.unknown': 'Erreur inconnue',
  'request.hiddenPeople':
    'Impossible d’afficher ceci tant que les personnes sont anonymisées. Retirez le filtre sur les personnes.',
};
