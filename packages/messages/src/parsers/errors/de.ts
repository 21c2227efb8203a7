import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'problem.parser_test': 'Test {number} ergibt nicht das erwartete Ereignis.',
  'problem.parser_reads_nothing':
    'Behalten Sie mindestens eine Zeile, die ein Ereignis ergibt, als Test, oder speichern Sie den Parser als Entwurf.',
  'problem.pattern_syntax': 'Ungültiges Muster an Zeichen {at}: {text}',
  'problem.pattern_unsupported':
    '„{text}“ an Zeichen {at} wird nicht unterstützt. Muster kennen weder Look-around noch Rückverweise noch possessive Quantoren.',
  'problem.pattern_name':
    'Es gibt kein Muster namens {text} (Zeichen {at}). Verwenden Sie etwa IP, WORD, NOTSPACE oder DATA.',
  'problem.pattern_unnamed': 'Benennen Sie mindestens einen Teil des Musters.',
  'problem.pattern_size':
    'Das Muster ist zu lang oder zu komplex. Kürzen Sie es oder benennen Sie weniger Teile.',
};
