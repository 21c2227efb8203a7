/**
 * A user as named in logs: an email address (`nadia@atlas.example`) or domain account (`ATLAS\nadia`). Can be entered
 * without a list entry, because logs know people the directory doesn't.
 */
const AUDIT_USER_PATTERN =
  /^(?:[^\s@\\<>()[\],;:"]{1,128}@[^\s@\\<>()[\],;:"]{1,253}|[\w.-]{1,64}\\[^\s@\\<>()[\],;:"]{1,128})$/u;

export function isAuditUser(text: string): boolean {
  return AUDIT_USER_PATTERN.test(text);
}
