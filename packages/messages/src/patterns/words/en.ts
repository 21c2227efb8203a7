import { PATTERNS, type PatternName } from '@casbah/domain/pattern/patterns';

type PatternWords = Readonly<Record<`pattern.${PatternName}`, string>>;

/** Braces and angle brackets are placeholders in messages; patterns mean the literal characters. */
const plain = (text: string): string => text.replace(/[<>{}]/g, "'$&'");

/** Message of a failed pattern, as on the server. */
export const words = Object.fromEntries(
  Object.entries(PATTERNS).map(([name, { says }]) => [`pattern.${name}`, plain(says)]),
) as PatternWords;
