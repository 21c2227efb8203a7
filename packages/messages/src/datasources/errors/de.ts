import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'NAME_TAKEN.data-source':
    'Eine Quelle namens {name} ist bereits vorhanden. Wählen Sie einen anderen Namen.',
  DATASOURCE_LIMIT: 'Sie können bis zu {limit} Quellen haben. Löschen Sie eine nicht mehr benötigte.',
  UPLOAD_OFFSET_WRONG:
    'Der Upload wird bei Byte {expected} fortgesetzt, nicht bei {given}. Senden Sie die Bytes ab dort.',
  UPLOAD_FINISHED: 'Der Upload ist bereits abgeschlossen.',
  NO_DATASOURCE_AVAILABLE:
    'Quelle nicht gefunden. Legen Sie unter „Quellen“ eine an oder lassen Sie die Quelle weg.',
  'problem.format_role':
    'Das Format {format} enthält Identitätszuordnungen. Stellen Sie den Logtyp der Quelle auf „Identitätszuordnung“.',
  'problem.no_format': 'Kein Format namens {format} vorhanden.',
  'problem.parser_draft':
    '{name} ist ein Entwurf. Öffnen Sie ihn unter „Eigene Parser“ und behalten Sie eine gelesene Zeile als Test.',
};
