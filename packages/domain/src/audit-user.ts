/**
 * A user as logs name one: an address (`nadia@atlas.example`) or an account of a domain (`ATLAS\nadia`). Where people are
 * looked up, such a name may be entered though no list holds it: logs know people that the directory doesn't.
 */
const AUDIT_USER_PATTERN =
  /^(?:[^\s@\\<>()[\],;:"]{1,128}@[^\s@\\<>()[\],;:"]{1,253}|[\w.-]{1,64}\\[^\s@\\<>()[\],;:"]{1,128})$/u;

export function isAuditUser(text: string): boolean {
  return AUDIT_USER_PATTERN.test(text);
}
