import { useIntl } from 'react-intl';
import { errorWords, type ProblemWords } from '../words/error-words.ts';

/** What fields show, by their names. */
type FieldProblems = Record<string, string[]>;

/** Gives each problem to the field whose name is in its path, the longest name first: `networks` shows `body.networks.0`. */
export function fieldProblems(problems: readonly ProblemWords[], names: readonly string[]): FieldProblems {
  const byLength = [...names].sort((one, other) => other.length - one.length);
  const byName: FieldProblems = {};
  for (const { path, text } of problems) {
    const name = byLength.find((one) => one !== '' && `.${path}.`.includes(`.${one}.`));
    if (name === undefined) continue;
    byName[name] = [...(byName[name] ?? []), text];
  }
  return byName;
}

/** Which fields of these names show what of an error. */
export function useFieldProblems(): (error: unknown, names: readonly string[]) => FieldProblems {
  const intl = useIntl();
  return (error, names) => {
    const { problems = [] } = errorWords(intl, error, { unreachable: '', unexpected: '' });
    return fieldProblems(problems, names);
  };
}
