import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'history.did.settings.changed': 'A changé des réglages : {name}',
  'history.did.tenant.changed': 'A changé les données de l’entreprise',
  'history.did.tenant.renamed': 'A renommé l’entreprise en {name}',
  'history.did.events.expired':
    'A supprimé les événements antérieurs au {name}, selon la rétention configurée',
};
