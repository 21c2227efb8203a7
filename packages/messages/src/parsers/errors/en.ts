export const words = {
  'problem.parser_test': 'Test {number} doesn’t produce the expected event.',
  'problem.parser_reads_nothing':
    'Keep at least one line that produces an event as a test, or save the parser as a draft.',
  'problem.pattern_syntax': 'Invalid pattern at character {at}: {text}',
  'problem.pattern_unsupported':
    '“{text}” at character {at} isn’t supported. Patterns can’t use lookaround, backreferences or possessive quantifiers.',
  'problem.pattern_name':
    'No pattern is named {text} (character {at}). Use one such as IP, WORD, NOTSPACE or DATA.',
  'problem.pattern_unnamed': 'Name at least one part of the pattern.',
  'problem.pattern_size': 'The pattern is too long or too complex. Shorten it, or name fewer parts.',
} as const;
