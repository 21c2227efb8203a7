import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'coming.link.activities': 'Qué hacen las personas en las aplicaciones en la nube',
  'coming.link.appActivities': 'Actividades en {name}',
  'route.investigate.incidentData': 'Datos de incidentes',
  'route.investigate.activity': 'Actividad',
};
