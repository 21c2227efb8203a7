/** SCIM error types (RFC 7644, table 9). */
export const SCIM_TYPES = [
  'invalidFilter',
  'tooMany',
  'uniqueness',
  'mutability',
  'invalidSyntax',
  'invalidPath',
  'noTarget',
  'invalidValue',
] as const;
export type ScimType = (typeof SCIM_TYPES)[number];

/**
 * A request that SCIM doesn't allow, or not for this resource. The message is for the person who set up provisioning.
 */
export class ScimFault extends Error {
  readonly type: ScimType;
  constructor(type: ScimType, message: string) {
    super(message);
    this.name = 'ScimFault';
    this.type = type;
  }
}
