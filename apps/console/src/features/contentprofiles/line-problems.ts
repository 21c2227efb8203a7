import type { RuleSet } from '@casbah/domain/content-rule';
import type { ProblemWords } from '../../words/error-words.ts';

/** Problems of rules: by line's uid, and of the rules as a whole. */
export interface PlacedProblems {
  readonly byLine: ReadonlyMap<string, string>;
  readonly other: readonly string[];
}

const PLACE = /(?:^|\.)sets(?:\.(\d+)(?:\.ruleLines\.(\d+))?)?/;

/** Finds the line of each refused value: `body.sets.0.ruleLines.1.rules.2` is the second line of the first set. */
export function lineProblems(problems: readonly ProblemWords[], sets: readonly RuleSet[]): PlacedProblems {
  const byLine = new Map<string, string>();
  const other: string[] = [];
  for (const { path, text } of problems) {
    const place = PLACE.exec(path);
    if (place === null) continue;
    const line = sets[Number(place[1])]?.ruleLines[Number(place[2] ?? 0)];
    if (line === undefined) other.push(text);
    else byLine.set(line.uid, [byLine.get(line.uid), text].filter((one) => one !== undefined).join(' '));
  }
  return { byLine, other };
}
