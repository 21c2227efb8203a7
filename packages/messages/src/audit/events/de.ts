import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'events.sentence':
    '{count, plural, one {{words} Logzeile} other {{words} Logzeilen}}, neueste zuerst, in {ms} ms',
  'events.nothing': 'Keine Ereignisse',
  'events.time': 'Zeit',
  'events.download': 'NDJSON exportieren',
  'events.download.hint': 'Die neuesten 100.000 Ereignisse dieser Liste, ein JSON-Objekt pro Zeile',
  'events.rejected': 'Abgelehnte Zeilen',
  'events.notRecorded': 'Nicht erfasst',
  'events.gone':
    'Dieses Ereignis ist nicht in den bisher geladenen Zeilen. Scrollen Sie nach unten oder engen Sie den Zeitraum ein.',
  'events.who': 'Wer',
  'events.what': 'Was',
  'events.where': 'Ziel',
  'events.sizes': 'Größe',
  'events.origin': 'Logzeile',
  'events.extra': 'Weitere Felder',
  'events.filterFor': 'Filtern nach {field}: {value}',
  'events.filterOut': 'Ausschließen {field}: {value}',
  'events.copy': 'Als JSON kopieren',
  'events.openUser': 'Benutzer öffnen',
  'events.openService': 'Dienst öffnen',
  'events.referrer': 'Referrer',
  'events.app': 'Anwendung laut Log',
  'events.raw_id': 'Datensatz-ID',
  'events.severity': 'Schweregrad',
  'events.file': 'Datei',
  'events.line': 'Zeile',
  'events.file.hidden': 'Ausgeblendet oder nicht mehr aufgeführt',
  'events.original':
    'Casbah speichert die Felder eines Ereignisses, nicht die ursprüngliche Zeile. Sie finden sie in der Datei unter dieser Zeilennummer.',
};
