import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'NAME_TAKEN.data-source': 'Eine Quelle mit dem Namen {name} gibt es schon. Wählen Sie einen anderen Namen.',
  DATASOURCE_LIMIT:
    'Es kann höchstens {limit} Quellen geben. Löschen Sie eine, die nicht mehr gebraucht wird.',
  UPLOAD_OFFSET_WRONG:
    'Die Datei geht bei Byte {expected} weiter, nicht bei {given}. Senden Sie die Bytes von dort an.',
  UPLOAD_FINISHED: 'Alle Bytes dieser Datei sind schon angekommen. Es gibt nichts mehr zu senden.',
  NO_DATASOURCE_AVAILABLE:
    'Diese Datenquelle gibt es nicht. Legen Sie unter Quellen eine an, oder fragen Sie ohne.',
};
