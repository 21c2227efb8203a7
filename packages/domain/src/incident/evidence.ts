import { isPersonal } from '../anonymous-person.ts';
import { isOwn, LOG_FIELDS } from '../filter/log-fields.ts';
import { isFieldOf } from '../filter/vocabulary.ts';
import { POLICY_FIELDS, type PolicyField } from '../policy/policy-fields.ts';

/** What was known about an occurrence, by field of policies. */
export type IncidentFacts = {
  readonly [Field in PolicyField]?: string | number | readonly string[] | undefined;
};

/** Sources of values that describe content, a detector or a check rather than a person. */
const IMPERSONAL: ReadonlySet<string> = new Set(['service', 'total', 'content', 'detection']);

/** Whether a fact identifies nobody, so that readers to whom people are anonymous see it. */
export function isShownToAll(field: PolicyField): boolean {
  if (!isFieldOf(LOG_FIELDS, field)) return IMPERSONAL.has(POLICY_FIELDS[field].of);
  const condition = { kind: 'exists', field } as const;
  return isOwn(condition) ? !isPersonal(condition.field) : IMPERSONAL.has(LOG_FIELDS[field].of);
}

/** The facts without those that identify people. */
export function anonymousFacts(facts: IncidentFacts): IncidentFacts {
  return Object.fromEntries(
    Object.entries(facts).filter(([field]) => isFieldOf(POLICY_FIELDS, field) && isShownToAll(field)),
  );
}
