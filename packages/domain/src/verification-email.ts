import { isEmail } from './email.ts';
import { domainOfEmail } from './identity-provider.ts';

/**
 * Whether a key may be sent to an address for someone who signs in with a support account, which several people share. In the
 * deployment `EOE` only to addresses of the account's own domain.
 */
export function isVerificationEmail(
  address: string,
  { account, deployment }: { account: string; deployment: string },
): boolean {
  if (!isEmail(address)) return false;
  return deployment !== 'EOE' || domainOfEmail(address) === domainOfEmail(account);
}
