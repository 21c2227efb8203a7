/** Emails that begin so belong to those who support Casbah: they sign in with a key of their own and have no password. */
export const SUPPORT_ACCOUNT_PREFIX = 'casbah-support';

export function isSupportAccount(email: string): boolean {
  return email.trim().toLowerCase().startsWith(SUPPORT_ACCOUNT_PREFIX);
}
