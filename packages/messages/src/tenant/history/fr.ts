import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'history.did.settings.changed': 'A changé des réglages : {name}',
  'history.did.tenant.changed': 'A changé les données de l’entreprise',
  'history.did.tenant.renamed': 'A renommé l’entreprise en {name}',
  'history.did.events.expired':
    'Les événements antérieurs au {name} ont été supprimés : l’entreprise ne les conserve plus',
};
