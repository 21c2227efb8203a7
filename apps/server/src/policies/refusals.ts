import type { FieldProblem } from '@casbah/contract/error';
import { type PolicyProblem, parsePolicy } from '@casbah/domain/policy/parse-policy';
import type { PolicyDefinition } from '@casbah/domain/policy/policy';
import type { PolicyType } from '@casbah/domain/policy/policy-type';
import { referencesOf } from '@casbah/domain/policy/references';
import type { WrittenPolicy } from '@casbah/domain/policy/written-policy';
import { ApiFailure } from '../http/failure.ts';
import { type ProblemKey, unusableValues } from '../http/field-problem.ts';
import { filterInvalid } from '../http/filter.ts';
import type { CompanyThings } from './company-things.ts';

interface ValueProblem {
  path: string;
  key: ProblemKey;
  values?: FieldProblem['values'];
}

/** A definition that is to be stored, and where it is in the request. */
export interface GivenPolicy {
  type: PolicyType;
  written: WrittenPolicy;
  path: string;
}

/**
 * Parses definitions. Throws `FILTER_INVALID` for the first invalid condition, and `UNPROCESSABLE` with everything else
 * that is wrong or refers to nothing.
 */
export async function checkedPolicies(
  things: CompanyThings,
  tenant: string,
  given: readonly GivenPolicy[],
): Promise<PolicyDefinition[]> {
  const parsed = given.map(({ type, written, path }) => ({ path, ...parsePolicy(type, written) }));
  refuse(
    parsed.flatMap(({ path, problems = [] }) =>
      problems.map((problem) => ({ ...problem, path: joined(path, problem.path) })),
    ),
  );
  const checked = parsed.flatMap(({ path, definition }) =>
    definition === undefined ? [] : [{ path, definition }],
  );
  const references = checked.flatMap(({ path, definition }) =>
    referencesOf(definition).map((reference) => ({ ...reference, path: joined(path, reference.path) })),
  );
  const find = await things.finderOf(tenant, references);
  const [first, ...more] = references
    .filter((reference) => find(reference) === undefined)
    .map(
      ({ kind, value, path }): ValueProblem => ({
        path,
        key: `problem.policy.missing_${kind}`,
        values: { value },
      }),
    );
  if (first !== undefined) throw unusableValues([first, ...more]);
  return checked.map(({ definition }) => definition);
}

/** Parses a definition that is tried. What it refers to may be missing: then nothing matches it. */
export function usablePolicy(type: PolicyType, written: WrittenPolicy): PolicyDefinition {
  const { definition, problems } = parsePolicy(type, written);
  if (definition !== undefined) return definition;
  refuse(problems.map((problem) => ({ ...problem, path: joined('definition', problem.path) })));
  throw new Error('A definition without problems has been parsed');
}

const joined = (path: string, rest: string): string => (path === '' ? rest : `${path}.${rest}`);

/** Throws for the problems of a definition, if there are any. */
function refuse(problems: readonly PolicyProblem[]): void {
  const condition = problems.find((problem) => problem.code === 'condition');
  if (condition !== undefined) throw conditionInvalid(condition);
  const [first, ...more] = problems.flatMap(valueProblem);
  if (first !== undefined) throw unusableValues([first, ...more]);
}

/** The same as of any filter, with the place of the condition. */
function conditionInvalid({ path, error }: Extract<PolicyProblem, { code: 'condition' }>): ApiFailure {
  const { details } = filterInvalid(error.code, error.message, error);
  return new ApiFailure('FILTER_INVALID', { ...details, field: path });
}

function valueProblem(problem: PolicyProblem): ValueProblem[] {
  const { path } = problem;
  switch (problem.code) {
    case 'condition':
      return [];
    case 'field':
      return [{ path, key: 'problem.policy.field', values: { field: problem.field } }];
    case 'response':
      return [{ path, key: 'problem.policy.response', values: { response: problem.response } }];
    case 'time_zone':
      return [{ path, key: 'problem.no_time_zone', values: { timezone: problem.timeZone } }];
    case 'file_size':
    case 'empty_window':
    case 'empty_schedule':
    case 'repeated_exception':
      return [{ path, key: `problem.policy.${problem.code}` }];
  }
}

/** Alert rules are edited by calls of their own. */
export function refuseAlertRules(type: PolicyType): void {
  if (type === 'shadowitviaaudit') throw new ApiFailure('ALERT_RULE_POLICY');
}
