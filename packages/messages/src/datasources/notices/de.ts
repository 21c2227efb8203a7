import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'notice.load-completed.subject': '{source}: Logs gelesen',
  'notice.load-completed.text':
    'Gelesene Dateien von {source}: {files}. Ereignisse: {events}; abgelehnte Zeilen: {rejects}. Abgelehnte Zeilen werden mit dem Grund aufbewahrt und können erneut geparst werden.',
  'notice.load-failed.subject': '{source}: Logs konnten nicht gelesen werden',
  'notice.load-failed.text':
    'Nicht lesbare Dateien von {source}: {files}; die letzte ist {file}. Öffnen Sie die Quelle, um die Gründe zu sehen. Zuvor gelesene Ereignisse bleiben erhalten.',
  'notice.source-silent.subject': '{source} sendet keine Logs mehr',
  'notice.source-silent.text':
    'Von {source} ist seit {days} Tagen keine Datei eingegangen, länger als üblich. Prüfen Sie das System, das die Logs sendet; bis dahin sieht Casbah seinen Datenverkehr nicht.',
  'notice.sources-near-limit.subject': '{used} von {limit} Quellen belegt',
  'notice.sources-near-limit.text':
    'Ihr Unternehmen nutzt {used} von {limit} Quellen. Löschen Sie eine nicht mehr benötigte oder bitten Sie den Betreiber, das Limit zu erhöhen.',
};
