import type { Command, CommandGroup } from './command.ts';
import { fuzzyMatch } from './fuzzy.ts';

export interface FoundCommand {
  command: Command;
  /** Places of the typed letters in its label. */
  places: readonly number[];
}

export interface FoundGroup {
  id: string;
  label: string;
  commands: readonly FoundCommand[];
}

/** Most hits of one group: more are found by another letter. */
const MOST = 8;
/** A hit by another word than the label is worth less. */
const KEYWORD_SHARE = 0.6;

export interface FoundCommands {
  /** The best group first. */
  groups: readonly FoundGroup[];
  /** The groups that stand below everything else, however well they fit. */
  last: readonly FoundGroup[];
}

/** What fits the typed text. */
export function findCommands(groups: readonly CommandGroup[], typed: string): FoundCommands {
  const text = typed.trim();
  return {
    groups: findIn(
      groups.filter(({ last }) => last !== true),
      text,
    ),
    last:
      text === ''
        ? []
        : findIn(
            groups.filter(({ last }) => last === true),
            text,
          ),
  };
}

function findIn(groups: readonly CommandGroup[], text: string): readonly FoundGroup[] {
  const found = groups.map((group) => {
    const commands = group.commands
      .flatMap((command) => {
        const label = fuzzyMatch(text, command.label);
        const other = label === undefined ? fuzzyMatch(text, command.keywords ?? '') : undefined;
        const score = label?.score ?? (other === undefined ? undefined : other.score * KEYWORD_SHARE);
        return score === undefined ? [] : [{ command, places: label?.places ?? [], score }];
      })
      .sort((a, b) => b.score - a.score)
      .slice(0, text === '' ? undefined : MOST);
    return { id: group.id, label: group.label, commands, best: commands[0]?.score ?? 0 };
  });
  return found.filter((group) => group.commands.length > 0).sort((a, b) => b.best - a.best);
}

/** The commands last run, newest first, as a group of their own. */
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
