import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'notice.index-failed.subject': 'Index {index} konnte nicht erstellt werden',
  'notice.index-failed.text':
    'Öffnen Sie den Index {index}, um den Grund zu sehen, und laden Sie seine Daten dann erneut hoch. Bis dahin gilt die vorherige Version, falls es eine gibt.',
};
