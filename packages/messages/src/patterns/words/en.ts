import { PATTERNS, type PatternName } from '@casbah/domain/pattern/patterns';

type PatternWords = Readonly<Record<`pattern.${PatternName}`, string>>;

/** In braces and angle brackets stand parts that are filled in; a pattern means the characters themselves. */
const plain = (text: string): string => text.replace(/[<>{}]/g, "'$&'");

/** What a pattern says where a text is none: the server's own words. */
export const words = Object.fromEntries(
  Object.entries(PATTERNS).map(([name, { says }]) => [`pattern.${name}`, plain(says)]),
) as PatternWords;
