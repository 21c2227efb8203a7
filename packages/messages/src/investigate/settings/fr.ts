import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'investigate.settings.sentence': 'Ce que montrent les pages des activités',
  'investigate.settings.related': 'Activités associées',
  'investigate.settings.days': 'Historique (jours)',
  'investigate.settings.days.hint':
    'Jours avant et après une activité pendant lesquels Casbah cherche les activités associées, de 1 à 30',
  'investigate.settings.days.range': 'Plage valide : de 1 à 30',
  'investigate.settings.count': 'Nombre d’activités',
  'investigate.settings.count.hint': 'Nombre maximal d’activités dans une chronologie, de 10 à 500',
  'investigate.settings.count.range': 'Saisissez un nombre de 10 à 500.',
  'investigate.settings.original': 'Entrées d’origine',
  'investigate.settings.original.show': 'Afficher les entrées d’origine',
  'investigate.settings.original.hint':
    'Toute personne ayant accès à Enquêter peut lire les entrées telles que la source les a envoyées.',
};
