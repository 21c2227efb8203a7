import type { Outcome, PlannedResponse } from '@casbah/domain/policy/decision';
import {
  EXCLUSIVE_GROUPS,
  exclusiveGroupOf,
  precedenceOf,
  type ResponseKind,
} from '@casbah/domain/policy/response';

const REQUEST: ReadonlySet<string> = new Set(EXCLUSIVE_GROUPS.request);

/**
 * Chooses among the responses of all policies that apply. In an exclusive group, the kind with the highest precedence wins,
 * and among responses of one kind that of the first policy. Identical responses happen once.
 * @param asked in the order of policies, and of the responses in each
 */
export function planResponses(
  asked: readonly PlannedResponse[],
  precedence: (kind: ResponseKind) => number = precedenceOf([]),
): { outcome: Outcome; responses: PlannedResponse[]; superseded: PlannedResponse[] } {
  const winners = new Map<string, PlannedResponse>();
  for (const planned of asked) {
    const group = exclusiveGroupOf(planned.response.kind);
    if (group === undefined) continue;
    const winner = winners.get(group);
    if (winner === undefined || precedence(planned.response.kind) < precedence(winner.response.kind))
      winners.set(group, planned);
  }
  const [responses, superseded]: [PlannedResponse[], PlannedResponse[]] = [[], []];
  const seen = new Set<string>();
  for (const planned of asked) {
    const group = exclusiveGroupOf(planned.response.kind);
    if (group !== undefined) {
      (winners.get(group) === planned ? responses : superseded).push(planned);
      continue;
    }
    const key = keyOf(planned);
    if (seen.has(key)) superseded.push(planned);
    else responses.push(planned);
    seen.add(key);
  }
  return { outcome: outcomeOf(winners.get('request')), responses, superseded };
}

/** Incidents belong to their policy; everything else is the same whichever policy asked for it. */
function keyOf({ policy, response }: PlannedResponse): string {
  return JSON.stringify(response.kind === 'raise_incident' ? [response, policy] : [response]);
}

function outcomeOf(winner: PlannedResponse | undefined): Outcome {
  const kind = winner?.response.kind;
  return isOutcome(kind) ? kind : 'allow';
}

function isOutcome(kind: string | undefined): kind is (typeof EXCLUSIVE_GROUPS.request)[number] {
  return kind !== undefined && REQUEST.has(kind);
}
