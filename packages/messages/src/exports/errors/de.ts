import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  EXPORT_NOT_READY:
    'Dieser Export hat noch keine Datei zum Herunterladen. Warten Sie, bis er fertig ist, oder exportieren Sie erneut.',
  EXPORT_OUTDATED:
    'Ihre Berechtigungen haben sich geändert, seit diese Datei geschrieben wurde. Exportieren Sie erneut.',
};
