import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  SOURCE_TOKEN_INVALID:
    'Ce jeton ne fonctionne pas : il est mal saisi, révoqué ou appartient à une autre source. Créez-en un autre dans Sources.',
  USERS_MUST_BE_TOKENS:
    'Cette entreprise n’accepte pas les noms de personnes. Remplacez-les avant l’envoi (casbah collect --token-key) et envoyez l’en-tête Casbah-Users: tokens.',
  'problem.binary_log':
    'Le contenu est binaire. Envoyez les lignes du journal en texte ou compressées avec gzip.',
  'problem.broken_gzip': 'Le contenu n’est pas compressé avec gzip ou est incomplet.',
  'problem.secret_needed':
    'Saisissez un mot de passe, une clé ou un jeton. Celui enregistré ne sert que pour sa propre adresse.',
  'problem.server_unknown': 'Vous n’avez pas encore approuvé la clé du serveur. Testez d’abord la connexion.',
};
