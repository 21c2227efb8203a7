import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'NAME_TAKEN.data-source': 'Il y a déjà une source nommée {name}. Choisissez un autre nom.',
  DATASOURCE_LIMIT: 'Il peut y avoir {limit} sources au plus. Supprimez-en une qui ne sert plus.',
  UPLOAD_OFFSET_WRONG:
    'Le fichier continue à l’octet {expected}, pas à {given}. Envoyez les octets à partir de là.',
  UPLOAD_FINISHED: 'Tous les octets de ce fichier sont déjà arrivés. Il n’y a plus rien à envoyer.',
  NO_DATASOURCE_AVAILABLE:
    'Cette source de données n’existe pas. Ajoutez-en une sous Sources, ou demandez sans source.',
};
