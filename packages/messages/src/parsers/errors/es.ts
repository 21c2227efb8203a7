import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'problem.parser_test': 'La prueba {number} no da el evento esperado.',
  'problem.parser_reads_nothing':
    'Conserve como prueba al menos una línea que dé un evento, o guarde el analizador como borrador.',
  'problem.pattern_syntax': 'Patrón no válido en el carácter {at}: {text}',
  'problem.pattern_unsupported':
    '«{text}» en el carácter {at} no se admite. Los patrones no admiten aserciones, referencias hacia atrás ni cuantificadores posesivos.',
  'problem.pattern_name':
    'No hay ningún patrón llamado {text} (carácter {at}). Use uno como IP, WORD, NOTSPACE o DATA.',
  'problem.pattern_unnamed': 'Dé nombre al menos a una parte del patrón.',
  'problem.pattern_size': 'El patrón es demasiado largo o complejo. Acórtelo o dé nombre a menos partes.',
};
