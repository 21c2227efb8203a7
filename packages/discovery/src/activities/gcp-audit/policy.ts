import type { Activity } from '@casbah/domain/activity';
import { isJsonObject } from '../../cores/json.ts';
import type { RecordFacts } from '../record-facts.ts';
import { textOf, textsOf } from '../record-path.ts';

/** Where services put the changed bindings of an IAM policy. */
const DELTAS = [
  'serviceData.policyDelta.bindingDeltas',
  'metadata.datasetChange.bindingDeltas',
  'metadata.tableChange.bindingDeltas',
  'metadata.bindingDeltas',
] as const;

function listAt(facts: RecordFacts, path: string) {
  const list = facts.at(path);
  return Array.isArray(list) ? list.filter(isJsonObject) : [];
}

/** `user:salma@atlas.example` → the address; `allUsers` and others stay. */
function nameOf(member: string): string {
  return member.replace(/^(?:deleted:)?(?:user|group|serviceAccount|domain):/, '').replace(/\?uid=\d+$/, '');
}

/** Reads who got or lost which roles. Returns whether the change only granted or only revoked. */
export function readPolicy(facts: RecordFacts, payload: string): Activity | undefined {
  const path = DELTAS.map((delta) => payload + delta).find((each) => listAt(facts, each).length > 0);
  const deltas = path === undefined ? [] : listAt(facts, path);
  const whole = `${payload}request.policy.bindings`;
  const bindings = path === undefined ? listAt(facts, whole) : deltas;
  const members = bindings.flatMap(({ member, members }) => [...textsOf(member), ...textsOf(members)]);
  const roles = bindings.flatMap(({ role }) => textOf(role) ?? []);
  facts.addTargets(members.map(nameOf), path ?? whole);
  facts.extra('role', [...new Set(roles)].join(', '));
  const actions = new Set(deltas.map(({ action }) => textOf(action)?.toUpperCase()));
  const added =
    path === undefined
      ? members
      : deltas.flatMap(({ action, member }) => (action === 'ADD' ? textsOf(member) : []));
  if (added.some((member) => /^all(?:Authenticated)?Users$/.test(member))) facts.extra('exposure', 'public');
  if (actions.size !== 1) return undefined;
  if (actions.has('ADD')) return 'grant_permission';
  return actions.has('REMOVE') ? 'revoke_permission' : undefined;
}
