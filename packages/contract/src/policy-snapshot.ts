import { POLICY_TYPES } from '@casbah/domain/policy/policy-type';
import { RESPONSE_KINDS } from '@casbah/domain/policy/response';
import { z } from 'zod';
import { policyDefinition } from './policy-definition.ts';

/** Body of `GET /api/policies/snapshot`. */
export const signedSnapshot = z.object({
  /** A `policySnapshot` as JSON, whose exact characters are signed. */
  payload: z.string(),
  /** ID of the key; `GET /api/policies/keys` has the public key. */
  key: z.string(),
  algorithm: z.literal('Ed25519'),
  /** Of `casbah policy snapshot v1`, a line feed and the payload, in base64. */
  signature: z.string(),
});

/** The policies in force in a company, with everything that they refer to. */
export const policySnapshot = z.object({
  format: z.literal(1),
  /** ID of the company. */
  company: z.string(),
  /** Increases with every change of the policies in force. */
  version: z.number().int(),
  precedence: z.array(z.enum(RESPONSE_KINDS)).readonly(),
  policies: z
    .array(
      policyDefinition.extend({
        id: z.string(),
        type: z.enum(POLICY_TYPES),
        version: z.number().int(),
        order: z.number().int(),
      }),
    )
    .readonly(),
  content_profiles: z.array(z.object({ id: z.string(), name: z.string() })).readonly(),
  /** With the accounts of all members, those of groups within included. */
  groups: z
    .array(z.object({ id: z.string(), name: z.string(), members: z.array(z.string()).readonly() }))
    .readonly(),
  /** With the IDs of services that have the tag. */
  tags: z
    .array(z.object({ id: z.number().int(), name: z.string(), services: z.array(z.string()).readonly() }))
    .readonly(),
});
