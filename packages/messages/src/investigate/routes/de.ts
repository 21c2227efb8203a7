import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'coming.link.activities': 'Was Personen in Cloud-Apps tun',
  'coming.link.appActivities': 'Aktivitäten in {name}',
  'route.investigate.incidentData': 'Vorfallsdaten',
  'route.investigate.activity': 'Aktivität',
};
