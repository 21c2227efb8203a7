import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'coming.link.activities': 'Ce que font les personnes dans les applications cloud',
  'coming.link.appActivities': 'Activités dans {name}',
  'route.investigate.incidentData': 'Données des incidents',
  'route.investigate.activity': 'Activité',
};
