import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'request.failed': 'Échec de la demande',
  'request.late': 'Délai de la demande dépassé',
  'request.late.text':
    'Aucune réponse en six minutes. Choisissez une période plus courte ou un filtre plus étroit, puis réessayez.',
  'request.bad': 'Demande incorrecte',
  'request.dependency':
    'Un service dont Casbah a besoin n’a pas répondu. Réessayez dans une minute ; si cela persiste, prévenez votre administrateur.',
  'request.unknown': 'Erreur inconnue',
  'request.hiddenPeople':
    'Impossible de répondre tant que les personnes sont anonymisées. Posez la question sans elles.',
};
