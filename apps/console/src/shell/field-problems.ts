import type { ErrorWords, ProblemWords } from '../words/error-words.ts';

/** A form's error, split into field messages and a summary. */
export interface PlacedError {
  /** Messages by field name. */
  byName: Readonly<Record<string, string>>;
  /** Undefined if the fields show everything. */
  summary: ErrorWords | undefined;
}

/**
 * Assigns each problem to the field whose name is in its path, longest name first: `networks` shows
 * `body.networks.0`.
 */
export function placeError(words: ErrorWords, names: readonly string[]): PlacedError {
  const byLength = [...names].sort((one, other) => other.length - one.length);
  const nameOf = ({ path }: ProblemWords) =>
    byLength.find((one) => one !== '' && `.${path}.`.includes(`.${one}.`));
  const { field, text, problems = field === undefined ? [] : [{ path: field, text }] } = words;
  const byName: Record<string, string> = {};
  for (const problem of problems) {
    const name = nameOf(problem);
    if (name === undefined) continue;
    byName[name] = byName[name] === undefined ? problem.text : `${byName[name]} ${problem.text}`;
  }
  const left = problems.filter((problem) => nameOf(problem) === undefined);
  if (problems.length > 0 && left.length === 0) return { byName, summary: undefined };
  return { byName, summary: words.problems === undefined ? words : { ...words, problems: left } };
}
