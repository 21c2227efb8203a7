import { LONGEST_ERASED_NAME, MOST_ERASED_NAMES } from '@casbah/domain/erasure';

type NamesProblem = { kind: 'many'; maximum: number } | { kind: 'long'; maximum: number; name: string };

/** Names in a text with one per line, each once. A line may contain spaces and commas, as some logins do. */
export function namesIn(text: string): string[] {
  return [
    ...new Set(
      text
        .split('\n')
        .map((line) => line.trim())
        .filter((line) => line !== ''),
    ),
  ];
}

/** Why these names can't be searched for; undefined if they can. */
export function problemOf(names: readonly string[]): NamesProblem | undefined {
  const long = names.find((name) => name.length > LONGEST_ERASED_NAME);
  if (long !== undefined)
    return { kind: 'long', maximum: LONGEST_ERASED_NAME, name: `${long.slice(0, 40)}…` };
  return names.length > MOST_ERASED_NAMES ? { kind: 'many', maximum: MOST_ERASED_NAMES } : undefined;
}

/** Shorter names are in many words. */
const SHORTEST_IN_TEXT = 3;

/** A name that a text contains, ignoring case: reasons are kept forever. */
export function nameIn(text: string, names: readonly string[]): string | undefined {
  const folded = text.toLowerCase();
  return names.find((name) => name.length >= SHORTEST_IN_TEXT && folded.includes(name.toLowerCase()));
}
