import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'history.did.POST /risks/requestservice': 'Dienst {name} angefragt',
  'history.did.POST /risks/reviewservice': 'Um erneute Prüfung von {name} gebeten',
  'history.did.PATCH /risks/servicerequests/{id}': 'Anfrage zu {name} weiterbearbeitet',
  'history.field.state': 'Stand',
};
