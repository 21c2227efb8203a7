import { isEmail } from './email.ts';
import { domainOfEmail } from './identity-provider.ts';

/**
 * Whether a key may be emailed to an address for a sign-in with a shared support account. In the deployment `EOE`, only
 * to the account's own domain.
 */
export function isVerificationEmail(
  address: string,
  { account, deployment }: { account: string; deployment: string },
): boolean {
  if (!isEmail(address)) return false;
  return deployment !== 'EOE' || domainOfEmail(address) === domainOfEmail(account);
}
