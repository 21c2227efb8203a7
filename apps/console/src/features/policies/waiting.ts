import { type Enforcement, POLICY_TYPE_FORMS, type PolicyType } from '@casbah/domain/policy/policy-type';
import type { WrittenResponse } from '@casbah/domain/policy/written-policy';

/** Channels that arrive with later areas. */
export type WaitingFor = Exclude<Enforcement, 'request' | 'logs'> | 'text' | 'browser';

/** What enforcement of a policy type still waits for; undefined if it works today. */
export function typeWaitsFor(type: PolicyType): WaitingFor | undefined {
  const { enforcement } = POLICY_TYPE_FORMS[type];
  return enforcement === 'request' || enforcement === 'logs' ? undefined : enforcement;
}

/** What a response still waits for, apart from its policy's type. */
export function responseWaitsFor(response: WrittenResponse): WaitingFor | undefined {
  switch (response.kind) {
    case 'quarantine':
    case 'tombstone':
    case 'encrypt':
    case 'unshare':
    case 'change_access':
    case 'change_owner':
    case 'legal_hold':
    case 'revoke_token':
      return 'app';
    case 'notify':
      return response.channel === 'email' ? undefined : response.channel;
    case 'block':
    case 'require_second_factor':
    case 'coach':
    case 'skip_inspection':
    case 'insert_header':
    case 'tag':
    case 'ticket':
    case 'raise_incident':
      return undefined;
  }
}
