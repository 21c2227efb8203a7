/** What is wrong with a request, as RFC 7644 (table 9) names it. */
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

/** A request that SCIM does not allow, or not to this resource. The message says it to whoever set provisioning up. */
export class ScimFault extends Error {
  readonly type: ScimType;
  constructor(type: ScimType, message: string) {
    super(message);
    this.name = 'ScimFault';
    this.type = type;
  }
}
