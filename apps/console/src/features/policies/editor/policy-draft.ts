import type { PolicyAnswer } from '@casbah/contract/policies';
import { policyChanges } from '@casbah/domain/policy/policy-changes';
import type { ResponseKind } from '@casbah/domain/policy/response';
import type { WrittenPolicy, WrittenResponse } from '@casbah/domain/policy/written-policy';

export const NEW_POLICY: WrittenPolicy = {
  name: '',
  description: '',
  severity: 'medium',
  condition: '',
  include: [],
  exclude: [],
  exceptions: [],
  schedule: null,
  responses: [],
};

/** What the server has: the draft, otherwise the last activated definition. */
export function storedOf(policy: PolicyAnswer | undefined): WrittenPolicy {
  return policy?.draft?.definition ?? policy?.definition ?? NEW_POLICY;
}

export function isSamePolicy(a: WrittenPolicy, b: WrittenPolicy): boolean {
  return policyChanges(a, b).length === 0;
}

/** A response as it is added. */
export function newResponse(kind: ResponseKind): WrittenResponse {
  switch (kind) {
    case 'coach':
      return { kind, asks_for_reason: true };
    case 'unshare':
      return { kind, exposure: 'public' };
    case 'change_access':
      return { kind, role: 'view' };
    case 'change_owner':
      return { kind, owner: '' };
    case 'legal_hold':
      return { kind, hold: '' };
    case 'insert_header':
      return { kind, name: '', value: '' };
    case 'tag':
      return { kind, tag: 0 };
    case 'notify':
      return { kind, recipients: ['user'], channel: 'email' };
    case 'ticket':
      return { kind, destination: '' };
    case 'block':
    case 'require_second_factor':
    case 'skip_inspection':
    case 'quarantine':
    case 'tombstone':
    case 'encrypt':
    case 'revoke_token':
    case 'raise_incident':
      return { kind };
  }
}

/** What is missing in a response, or wrong. */
export type ResponseFault = 'owner' | 'hold' | 'header_name' | 'header_value' | 'recipients' | 'destination';

export function responseFault(response: WrittenResponse): ResponseFault | undefined {
  switch (response.kind) {
    case 'change_owner':
      return response.owner.trim() === '' ? 'owner' : undefined;
    case 'legal_hold':
      return response.hold.trim() === '' ? 'hold' : undefined;
    case 'insert_header':
      if (!/^[!#$%&'*+.^_`|~\w-]{1,64}$/.test(response.name)) return 'header_name';
      return /^[\x21-\x7e](?:[\x20-\x7e]{0,254}[\x21-\x7e])?$/.test(response.value)
        ? undefined
        : 'header_value';
    case 'notify':
      return response.recipients.length === 0 ? 'recipients' : undefined;
    case 'ticket':
      return response.destination === '' ? 'destination' : undefined;
    case 'block':
    case 'require_second_factor':
    case 'coach':
    case 'skip_inspection':
    case 'quarantine':
    case 'tombstone':
    case 'encrypt':
    case 'unshare':
    case 'change_access':
    case 'revoke_token':
    case 'tag':
    case 'raise_incident':
      return undefined;
  }
}
