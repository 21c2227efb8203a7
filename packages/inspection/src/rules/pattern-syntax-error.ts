/** What is wrong with a pattern, for messages in every language. */
export const SYNTAX_REASONS = [
  'missing_parenthesis',
  'unexpected_parenthesis',
  'missing_bracket',
  'nested_repetition',
  'nothing_to_repeat',
  'repetition_size',
  'trailing_backslash',
  'unknown_escape',
  'unsupported_group',
  'class_range',
  'group_name',
  'too_large',
  'other',
] as const;
export type SyntaxReason = (typeof SYNTAX_REASONS)[number];

/** Beginnings of the messages of both engines. */
const MESSAGES: readonly (readonly [message: string, reason: SyntaxReason])[] = [
  ['missing )', 'missing_parenthesis'],
  ['missing closing )', 'missing_parenthesis'],
  ['unexpected )', 'unexpected_parenthesis'],
  ['missing ]', 'missing_bracket'],
  ['missing closing ]', 'missing_bracket'],
  ['bad repetition operator', 'nested_repetition'],
  ['invalid nested repetition', 'nested_repetition'],
  ['no argument for repetition', 'nothing_to_repeat'],
  ['missing argument to repetition', 'nothing_to_repeat'],
  ['invalid repetition size', 'repetition_size'],
  ['invalid repeat count', 'repetition_size'],
  ['trailing', 'trailing_backslash'],
  ['invalid escape', 'unknown_escape'],
  ['invalid perl operator', 'unsupported_group'],
  ['invalid or unsupported Perl', 'unsupported_group'],
  ['invalid named capture: (?<', 'unsupported_group'],
  ['invalid named capture', 'group_name'],
  ['duplicate capture group', 'group_name'],
  ['invalid character class', 'class_range'],
  ['pattern too large', 'too_large'],
  ['expression too large', 'too_large'],
];

/** Reads an engine's message. The part it names is located only if it is in the pattern once. */
export function syntaxReason(
  pattern: string,
  message: string,
): { reason: SyntaxReason; part?: string; position?: number } {
  const plain = message.replace(/^error parsing regexp: /, '').replaceAll('`', '');
  const [known, reason] = MESSAGES.find(([beginning]) => plain.startsWith(beginning)) ?? ['', 'other'];
  if (known === '') return { reason };
  const colon = plain.indexOf(': ');
  const part = colon < 0 ? '' : plain.slice(colon + 2);
  if (part === '' || part === pattern) return { reason };
  const position = pattern.indexOf(part);
  if (position < 0) return { reason };
  return pattern.indexOf(part, position + 1) < 0 ? { reason, part, position } : { reason, part };
}
