import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'notice.export-ready.subject': '{file} kann heruntergeladen werden',
  'notice.export-ready.text':
    'Der Export hat {rows} Zeilen. Laden Sie ihn innerhalb von {hours} Stunden herunter; danach löscht Casbah die Datei.',
  'notice.export-failed.subject': '{file} konnte nicht exportiert werden',
  'notice.export-failed.text':
    'Öffnen Sie die Exporte, um den Grund zu sehen, und versuchen Sie es dann erneut.',
};
