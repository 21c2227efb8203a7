import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'route.audit.scheduleReport': 'Informes programados',
  'route.dashboards.userDigest': 'Resumen de uso',
};
