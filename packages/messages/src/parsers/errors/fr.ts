import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'problem.parser_test': 'Le test {number} ne donne pas l’événement attendu.',
  'problem.parser_reads_nothing':
    'Gardez comme test au moins une ligne qui donne un événement, ou enregistrez l’analyseur comme brouillon.',
  'problem.pattern_syntax': 'Motif incorrect au caractère {at} : {text}',
  'problem.pattern_unsupported':
    '« {text} » au caractère {at} n’est pas pris en charge. Les motifs n’acceptent ni assertions, ni références arrière, ni quantificateurs possessifs.',
  'problem.pattern_name':
    'Aucun motif ne s’appelle {text} (caractère {at}). Utilisez par exemple IP, WORD, NOTSPACE ou DATA.',
  'problem.pattern_unnamed': 'Nommez au moins une partie du motif.',
  'problem.pattern_size':
    'Le motif est trop long ou trop complexe. Raccourcissez-le ou nommez moins de parties.',
};
