import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  BAD_REQUEST: 'La requête est illisible : {field} : {problem}. Corrigez-la et renvoyez-la.',
  UNAUTHORIZED: 'Vous n’êtes pas connecté, ou votre session est terminée. Connectez-vous et réessayez.',
  DENIED: 'Votre rôle ne le permet pas. Demandez ce droit à un administrateur système.',
  CSRF_REJECTED: 'La requête ne porte pas le jeton de cette page. Rechargez la page et réessayez.',
  NOT_FOUND: 'Il n’y a rien ici, ou plus rien. Vérifiez l’adresse.',
  CONFLICT: 'Quelqu’un ou quelque chose l’a modifié entre-temps. Rechargez et réessayez.',
  BODY_STALLED:
    'Le reste n’est pas arrivé en {seconds} s. Renvoyez-le ; un fichier reprend après le dernier octet arrivé.',
  PRECONDITION_FAILED: 'Ce qu’il faut d’abord n’est pas encore là. Rechargez et réessayez.',
  TOO_LARGE: 'C’est plus grand que ce que Casbah accepte ici. Envoyez-le en morceaux plus petits.',
  UNPROCESSABLE: 'Une valeur est inutilisable : {field} : {problem}.',
  TOO_MANY_REQUESTS: 'Trop de requêtes. Attendez {seconds} s et réessayez.',
  INTERNAL:
    'Quelque chose a échoué dans Casbah. Réessayez ; si cela persiste, donnez l’id de requête à votre administrateur.',
  UNAVAILABLE: 'Une partie de Casbah ne répond pas pour le moment. Réessayez dans une minute.',
  NO_SPACE:
    'Le disque est plein. Faites de la place sur le serveur et réessayez : rien de ce qui est enregistré n’est perdu.',
  EXPECTATION_FAILED:
    'La demande attend quelque chose que Casbah n’offre pas. Envoyez-la sans l’en-tête Expect.',
  BAD_GATEWAY:
    'Un stockage derrière Casbah a donné une réponse inattendue. Réessayez ; si cela persiste, donnez l’identifiant de la demande à votre administrateur.',
};
