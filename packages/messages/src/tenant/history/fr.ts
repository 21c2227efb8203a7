import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'history.did.settings.changed': 'A changé des réglages : {name}',
  'history.did.tenant.changed': 'A changé les données de l’entreprise',
  'history.did.tenant.renamed': 'A renommé l’entreprise en {name}',
  'history.did.events.expired':
    '{kind, select, activity {A supprimé les activités antérieures au {name}, selon la rétention configurée} traffic {A supprimé le trafic antérieur au {name}, selon la rétention configurée} dlp {A supprimé les constats DLP antérieurs au {name}, selon la rétention configurée} posture {A supprimé les constats de configuration antérieurs au {name}, selon la rétention configurée} audit {A supprimé les événements d’audit antérieurs au {name}, selon la rétention configurée} other {A supprimé les événements antérieurs au {name}, selon la rétention configurée}}',
};
