import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'notice.load-completed.subject': '{source}: Protokolle sind gelesen',
  'notice.load-completed.text':
    'Gelesene Dateien von {source}: {files}. Ereignisse: {events}; beiseitegelegte Zeilen: {rejects}. Beiseitegelegte Zeilen bleiben mit ihrem Grund erhalten und können noch einmal gelesen werden.',
  'notice.load-failed.subject': '{source}: Protokolle konnten nicht gelesen werden',
  'notice.load-failed.text':
    'Dateien von {source}, die nicht gelesen werden konnten: {files}; die letzte ist {file}. Öffnen Sie die Quelle, um jeweils den Grund zu sehen; was bis dahin gelesen wurde, bleibt erhalten.',
  'notice.source-silent.subject': '{source} liefert nicht mehr',
  'notice.source-silent.text':
    'Seit {days} Tagen ist keine Datei von {source} gekommen, länger als die Pausen sonst dauern. Prüfen Sie, was die Protokolle sendet; bis dahin bleibt ungesehen, was dort geschieht.',
  'notice.sources-near-limit.subject': 'Datenquellen: {used} von {limit} sind belegt',
  'notice.sources-near-limit.text':
    'Ihr Unternehmen hat {used} der {limit} Datenquellen, die es haben darf. Löschen Sie eine, die nichts mehr liefert, oder bitten Sie, wer dieses Casbah betreibt, um mehr.',
};
