import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  BAD_REQUEST: 'Requête non valide : {field} : {problem}. Corrigez-la et renvoyez-la.',
  UNAUTHORIZED: 'Vous n’êtes pas connecté ou votre session a expiré. Connectez-vous et réessayez.',
  DENIED: 'Vous n’avez pas l’autorisation de le faire. Adressez-vous à un administrateur système.',
  CSRF_REJECTED:
    'La requête ne contient pas de jeton valide pour cette page. Rechargez la page et réessayez.',
  NOT_FOUND: 'Introuvable. L’élément a peut-être été supprimé. Vérifiez l’adresse.',
  CONFLICT: 'Quelqu’un d’autre l’a modifié entre-temps. Rechargez et réessayez.',
  BODY_STALLED:
    'Le reste de la requête n’est pas arrivé en {seconds} s. Renvoyez-la ; les envois de fichiers reprennent où ils se sont arrêtés.',
  PRECONDITION_FAILED: 'Un élément nécessaire est manquant. Rechargez et réessayez.',
  TOO_LARGE: 'Trop volumineux. Envoyez-le en parties plus petites.',
  UNPROCESSABLE: 'Valeur non valide pour {field} : {problem}.',
  TOO_MANY_REQUESTS: 'Trop de requêtes. Attendez {seconds} s et réessayez.',
  INTERNAL:
    'Une erreur s’est produite dans Casbah. Réessayez ; si elle persiste, envoyez l’ID de requête à votre administrateur.',
  UNAVAILABLE: 'Une partie de Casbah ne répond pas. Réessayez dans une minute.',
  NO_SPACE:
    'Le disque du serveur est plein. Libérez de l’espace et réessayez ; rien de ce qui est stocké n’est perdu.',
  EXPECTATION_FAILED:
    'Casbah ne prend pas en charge cette attente. Envoyez la requête sans l’en-tête Expect.',
  BAD_GATEWAY:
    'Un stockage utilisé par Casbah a envoyé une réponse inattendue. Réessayez ; si l’erreur persiste, envoyez l’ID de requête à votre administrateur.',
};
