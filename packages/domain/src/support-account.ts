/** Email prefix of Casbah support accounts, which sign in with their own key and have no password. */
export const SUPPORT_ACCOUNT_PREFIX = 'casbah-support';

export function isSupportAccount(email: string): boolean {
  return email.trim().toLowerCase().startsWith(SUPPORT_ACCOUNT_PREFIX);
}
