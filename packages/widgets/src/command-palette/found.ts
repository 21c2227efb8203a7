import type { Command, CommandGroup } from './command.ts';
import { type FuzzyMatch, fuzzyMatch, MATCH_KINDS } from './fuzzy.ts';

export interface FoundCommand {
  command: Command;
  /** Indexes of the matched letters in its label. */
  places: readonly number[];
}

export interface FoundGroup {
  id: string;
  label: string;
  commands: readonly FoundCommand[];
}

export interface FoundCommands {
  /** Commands with a word that starts with the text; best group first. */
  groups: readonly FoundGroup[];
  /**
   * Commands that match otherwise. They follow looked-up results, because a service's name beats scattered letters.
   */
  weak: readonly FoundGroup[];
}

/** Maximum hits per group; another letter narrows them. */
const MOST = 8;

interface Hit extends FoundCommand {
  match: FuzzyMatch;
  /** Matched by a keyword rather than its label. */
  byKeyword: boolean;
}

/** Matches for the typed text. */
export function findCommands(groups: readonly CommandGroup[], typed: string): FoundCommands {
  const text = typed.trim();
  const hits = groups.map((group) => ({ ...group, hits: hitsOf(group.commands, text) }));
  const pick = (isWanted: (hit: Hit) => boolean): FoundGroup[] =>
    hits
      .map(({ id, label, hits: all }) => ({ id, label, commands: all.filter(isWanted) }))
      .filter(({ commands }) => commands.length > 0)
      .sort((a, b) => (a.commands[0] && b.commands[0] ? byNearness(a.commands[0], b.commands[0]) : 0))
      .map((group) => ({ ...group, commands: group.commands.slice(0, text === '' ? undefined : MOST) }));
  return { groups: pick(isStrong), weak: pick((hit) => !isStrong(hit)) };
}

/** Commands ranked by how well their labels match; ties keep their order. */
export function rankCommands(commands: readonly Command[], typed: string): readonly Command[] {
  const rank = ({ label }: Command): number => {
    const match = fuzzyMatch(typed, label);
    return match === undefined ? MATCH_KINDS.length : MATCH_KINDS.indexOf(match.kind);
  };
  return commands.toSorted((a, b) => rank(a) - rank(b));
}

function hitsOf(commands: readonly Command[], text: string): readonly Hit[] {
  return commands
    .flatMap((command): Hit[] => {
      const label = fuzzyMatch(text, command.label);
      const keyword = fuzzyMatch(text, command.keywords ?? '');
      const byKeyword = keyword !== undefined && (label === undefined || rankOf(keyword) < rankOf(label));
      const match = byKeyword ? keyword : label;
      return match === undefined
        ? []
        : [{ command, match, byKeyword, places: byKeyword ? [] : match.places }];
    })
    .sort(byNearness);
}

const rankOf = ({ kind }: FuzzyMatch): number => MATCH_KINDS.indexOf(kind);

const isStrong = ({ match: { kind } }: Hit): boolean => kind === 'start' || kind === 'word';

function byNearness(a: Hit, b: Hit): number {
  return (
    rankOf(a.match) - rankOf(b.match) ||
    Number(a.byKeyword) - Number(b.byKeyword) ||
    b.match.score - a.match.score
  );
}

/** Recently run commands as a group, newest first. */
export function recentGroup(
  groups: readonly CommandGroup[],
  recent: readonly string[],
  label: string,
): FoundGroup | undefined {
  const all = groups.flatMap((group) => group.commands);
  const commands = recent.flatMap((id) => {
    const command = all.find((one) => one.id === id);
    return command === undefined ? [] : [{ command, places: [] }];
  });
  return commands.length === 0 ? undefined : { id: 'recent', label, commands };
}
