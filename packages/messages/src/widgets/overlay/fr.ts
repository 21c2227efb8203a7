import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'widgets.firstTimeVideo.watch': 'Voir le film',
  'widgets.firstTimeVideo.notNow': 'Pas maintenant',
  'widgets.maintenance.details': 'Détails sur la page d’état',
  'widgets.maintenance.MAINTENANCE_PERIOD_START_MSG':
    '{name} est en cours jusqu’à {end}. Casbah peut être lent ou brièvement indisponible.',
  'widgets.maintenance.MAINTENANCE_PERIOD_HOUR_MSG':
    '{name} commence à {start} et se termine à {end}. Terminez avant ce qui ne doit pas être interrompu.',
  'widgets.maintenance.MAINTENANCE_PERIOD_DAYS_MSG': '{name} : du {start} au {end}.',
  'widgets.clock.MSG_USER_MACHINE_TIME_WRONG':
    'L’horloge de cette machine est décalée de plus d’une heure. Réglez-la : les heures affichées et la connexion peuvent être faussées.',
};
