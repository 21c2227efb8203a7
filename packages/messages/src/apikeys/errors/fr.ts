import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  API_KEY_INVALID:
    'Cette clé d’API ne fonctionne pas : elle est mal saisie, expirée ou supprimée, ou son créateur n’a plus ces droits. Créez-en une autre dans Paramètres → Clés d’API.',
  'NAME_TAKEN.api-key': 'Une clé d’API porte déjà ce nom. Choisissez-en un autre.',
  API_KEY_LIMIT:
    'Une entreprise peut avoir au plus {limit} clés d’API. Supprimez-en une dont vous n’avez pas besoin.',
};
