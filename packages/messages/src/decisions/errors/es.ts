import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'problem.no_such_list': '{product} no tiene una lista de este tipo.',
  DECIDED_SINCE:
    'Entretanto, {by} ha tomado otra decisión sobre {service}. Deshágala primero o decida de nuevo.',
  'problem.nothing_expires': 'Solo una decisión puede vencer. Elija una o deje la fecha vacía.',
  'problem.until_past': 'Elija una fecha futura.',
  'problem.not_undoable': 'Esta entrada no se puede deshacer. Decida de nuevo en su lugar.',
};
