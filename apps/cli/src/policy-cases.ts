import type { Client } from '@casbah/contract/client';
import { policyFacts } from '@casbah/contract/policy-definition';
import { POLICY_TYPES } from '@casbah/domain/policy/policy-type';
import { Decider } from '@casbah/policy/decider';
import { parsePolicySet } from '@casbah/policy/parse-policy-set';
import { policyFile, writtenPolicy } from '@casbah/server/policies/file-policy';
import { yaml } from '@casbah/server/policies/yaml';
import { z } from 'zod';

/** A file that can't be used, with what is wrong. */
export class InvalidFile extends Error {}

const outcome = z.enum(['allow', 'block', 'require_second_factor', 'coach', 'skip_inspection']);
const policyCase = z.strictObject({
  name: z.string().min(1),
  type: z.enum(POLICY_TYPES),
  facts: policyFacts.default({}),
  content_text: z.string().optional(),
  time: z.iso.datetime().optional(),
  outcome,
  /** Names of the policies that apply, in their order. */
  policies: z.array(z.string()).optional(),
});
export type PolicyCase = z.output<typeof policyCase>;
const caseFile = z.strictObject({ cases: z.array(policyCase).min(1) });

/** What came out. */
type Decided = Pick<PolicyCase, 'outcome'> & { policies: readonly string[] };
export type DecideCase = (one: PolicyCase) => Promise<Decided>;

/** Throws `InvalidFile`. */
export function casesIn(text: string): PolicyCase[] {
  return contentOf('cases', text, caseFile).cases;
}

export function decideByServer(client: Client): DecideCase {
  return async ({ type, facts, content_text, time }) => {
    const body = {
      type,
      facts,
      ...(content_text === undefined ? {} : { content_text }),
      ...(time === undefined ? {} : { time }),
    };
    const decision = await client.call('POST /api/decide', { body });
    return { outcome: decision.outcome, policies: decision.policies.map(({ name }) => name) };
  };
}

/** Decides by the policies of a file, with facts as they are. Throws `InvalidFile`. */
export function decideByFile(text: string, now: number): DecideCase {
  const { policies } = contentOf('policies', text, policyFile);
  const decider = deciderOf(
    policies.map((policy, place) => ({
      ...writtenPolicy(policy, { find: nothing, idOf: () => crypto.randomUUID() }),
      id: String(place),
      type: policy.type,
      version: 1,
      order: place,
    })),
  );
  return async ({ type, facts, content_text, time }) => {
    if (content_text !== undefined)
      throw new InvalidFile('Content is inspected by a server only: use --server.');
    const decision = decider.decide({ type, facts, time: time === undefined ? now : Date.parse(time) });
    return { outcome: decision.outcome, policies: decision.policies.map(({ name }) => name) };
  };
}

/** Names stay names: facts are compared with either. */
const nothing = () => undefined;

function deciderOf(policies: Parameters<typeof parsePolicySet>[0]['policies']): Decider {
  try {
    return new Decider(parsePolicySet({ version: 1, precedence: [], policies }));
  } catch (error) {
    throw error instanceof RangeError ? new InvalidFile(error.message) : error;
  }
}

/** What differs from the expected decision. */
export function mismatchesOf(
  { outcome: expected, policies }: PolicyCase,
  decided: Decided,
): { part: 'outcome' | 'policies'; expected: unknown; found: unknown }[] {
  const mismatches: ReturnType<typeof mismatchesOf> = [];
  if (decided.outcome !== expected) mismatches.push({ part: 'outcome', expected, found: decided.outcome });
  if (policies !== undefined && JSON.stringify(policies) !== JSON.stringify(decided.policies))
    mismatches.push({ part: 'policies', expected: policies, found: decided.policies });
  return mismatches;
}

function contentOf<Schema extends z.ZodType>(what: string, text: string, schema: Schema): z.output<Schema> {
  const parsed = yaml.parse(text);
  if ('problem' in parsed)
    throw new InvalidFile(`Line ${parsed.line} of the ${what} isn't valid YAML: ${parsed.problem}.`);
  const result = schema.safeParse(parsed.value);
  if (!result.success) throw new InvalidFile(`The ${what} can't be used: ${z.prettifyError(result.error)}`);
  return result.data;
}
