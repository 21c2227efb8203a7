import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  SOURCE_TOKEN_INVALID:
    'Ce jeton n’ouvre aucune source de ce nom : il est mal saisi, a été retiré ou appartient à une autre source. Créez-en un autre sous Sources.',
  USERS_MUST_BE_TOKENS:
    'Cette entreprise n’accepte aucun nom de personne : remplacez-les avant l’envoi des lignes (casbah collect --token-key) et indiquez-le par l’en-tête Casbah-Users: tokens.',
};
