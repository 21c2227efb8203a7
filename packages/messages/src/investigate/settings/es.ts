import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'investigate.settings.sentence': 'Qué muestran las páginas de cada actividad',
  'investigate.settings.related': 'Actividades relacionadas',
  'investigate.settings.days': 'Historial (días)',
  'investigate.settings.days.hint':
    'Días antes y después de una actividad en los que Casbah busca las relacionadas, de 1 a 30',
  'investigate.settings.days.range': 'El intervalo válido es de 1 a 30',
  'investigate.settings.count': 'Número de actividades',
  'investigate.settings.count.hint': 'Máximo de actividades en una cronología, de 10 a 500',
  'investigate.settings.count.range': 'Escriba un número del 10 al 500.',
  'investigate.settings.original': 'Registros originales',
  'investigate.settings.original.show': 'Mostrar registros originales',
  'investigate.settings.original.hint':
    'Todas las personas con acceso a Investigar pueden leer los registros tal como los envió el origen.',
};
