import type { errors as english } from '../en/errors.ts';
import type { WordsOf } from '../words.ts';

export const errors: WordsOf<typeof english> = {
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
  INVALID_CREDENTIALS:
    'L’e-mail ou le mot de passe est incorrect. Essais restants avant le blocage : {remaining}.',
  LOCKED_OUT: 'Trop d’essais manqués. La connexion est bloquée ; réessayez dans {wait} min.',
  PROFILE_DEACTIVATED: 'Ce profil est désactivé. Demandez à un administrateur système de l’activer.',
  PASSWORD_TOO_WEAK:
    'Le mot de passe est trop faible. Utilisez de {minimum} à {maximum} caractères avec une minuscule, une majuscule, un chiffre et un symbole.',
  PASSWORD_REUSED:
    'C’est l’un de vos derniers mots de passe. Choisissez-en un que vous n’avez pas encore utilisé.',
  PASSWORD_EXPIRED: 'Votre mot de passe a expiré. Choisissez-en un nouveau pour continuer.',
  PASSWORD_INCORRECT: 'Le mot de passe actuel est incorrect. Saisissez-le de nouveau.',
  OUT_OF_ALLOWED_IP_RANGE:
    'Votre entreprise n’autorise pas l’accès depuis l’adresse {address}. Connectez-vous depuis son réseau ou demandez à un administrateur système.',
  INVALID_USER_EMAIL: 'Ce n’est pas une adresse e-mail. Elle ressemble à nom@entreprise.com.',
  MFA_REQUIRED: 'Il manque une étape : confirmez avec votre second facteur que c’est bien vous.',
  INVALID_DB_LOGIN:
    'Votre entreprise se connecte par son propre fournisseur. Continuez avec l’authentification unique.',
  TENANT_REQUIRED: 'Vous avez un compte dans plusieurs entreprises. Choisissez celle où vous connecter.',
  INVALID_MFA_CODE:
    'Le code de vérification est incorrect ou n’est plus valable. Saisissez le dernier affiché ou envoyé.',
  PASSKEY_REFUSED: 'La clé d’accès n’a pas été acceptée. Réessayez ou choisissez un autre moyen.',
  PASSKEYS_UNAVAILABLE:
    'Les clés d’accès ne fonctionnent pas à cette adresse de Casbah. Choisissez un autre moyen ou demandez à votre administrateur.',
  PASSKEY_LIMIT:
    'Vous avez {maximum} clés d’accès, le maximum par personne. Retirez-en une que vous n’utilisez plus.',
  MFA_FACTOR_CLOSED: 'Ce moyen n’est pas ouvert à votre compte. Choisissez-en un autre.',
  MFA_SETUP_ENDED: 'La configuration a pris trop de temps ou a été recommencée ailleurs. Recommencez.',
  LINK_INVALID:
    'Ce lien n’est pas valable : il a déjà servi, a expiré ou n’est pas entier. Demandez-en un nouveau.',
  SIGN_UP_CLOSED:
    'Personne ne peut s’inscrire ici soi-même. Demandez un compte à l’administrateur de votre entreprise.',
  ALREADY_SET_UP: 'Casbah est déjà configuré. Connectez-vous avec un compte de votre entreprise.',
  OPERATOR_CODE_INVALID:
    'Ce code n’est pas valable : il a déjà servi, date de plus d’une heure, ou Casbah a redémarré depuis. Lancez `npx casbah operator-link` pour en obtenir un autre.',
  SETUP_TOKEN_WRONG:
    'Le jeton de configuration n’est pas le bon. Casbah l’affiche au démarrage, dans son terminal ou son journal : « Setup token: … » ; chaque démarrage en crée un nouveau.',
  SSO_IN_AJAX:
    'L’authentification unique mène une page du navigateur à votre fournisseur d’identité. Ouvrez la page de connexion et commencez là.',
  FILTER_INVALID: 'Le filtre est illisible à la position {position} : {problem}.',
  QUERY_TIMED_OUT:
    'La question a pris trop de temps. Choisissez une période plus courte ou un filtre plus étroit.',
  RESOURCE_UNKNOWN: 'Aucune ressource ne s’appelle {resource}. Il y a {known}.',
  ACTION_UNKNOWN: 'La ressource {resource} ne connaît pas l’action {action}. Elle connaît {known}.',
  IDEMPOTENCY_KEY_REUSED:
    'Cette clé d’idempotence a déjà été envoyée avec une autre requête. Envoyez une nouvelle clé avec chaque nouvelle requête.',
  STILL_UNDER_WAY:
    'La même requête est encore en cours. Patientez un instant et renvoyez-la pour obtenir sa réponse.',
  SESSION_CHANGED:
    'Entre-temps, quelqu’un d’autre s’est connecté dans ce navigateur. Rechargez la page pour continuer sous son nom.',
  EXPECTATION_FAILED:
    'La demande attend quelque chose que Casbah n’offre pas. Envoyez-la sans l’en-tête Expect.',
  BAD_GATEWAY:
    'Un stockage derrière Casbah a donné une réponse inattendue. Réessayez ; si cela persiste, donnez l’identifiant de la demande à votre administrateur.',
};
