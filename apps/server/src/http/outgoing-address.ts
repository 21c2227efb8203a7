import { lookup } from 'node:dns/promises';
import { isIP } from 'node:net';
import { isPublicAddress, OutgoingFailed, type OutgoingLimits, OutgoingRefused } from './outgoing.ts';

export interface OutgoingAddress {
  /** The very address to connect to: a name that answers differently next time gains nothing. */
  address: string;
  /** Named among those that may be called although they are private, and without TLS. */
  isAllowed: boolean;
}

/**
 * Checks where a non-HTTP connection to a user-supplied host may go: public addresses, and hosts that the operator
 * allows. Throws `OutgoingRefused` and `OutgoingFailed`.
 */
export async function outgoingAddress(
  { host, port }: { host: string; port: number },
  limits: Pick<OutgoingLimits, 'allowedHosts' | 'resolveName'>,
): Promise<OutgoingAddress> {
  const name = host.toLowerCase();
  const literal = name.replace(/^\[|\]$/g, '');
  const allowed = limits.allowedHosts.map((one) => one.toLowerCase());
  const isAllowed = allowed.includes(name) || allowed.includes(`${name}:${port}`);
  const found =
    isIP(literal) !== 0
      ? [{ address: literal }]
      : await (limits.resolveName?.(name) ?? lookup(name, { all: true })).catch((cause: unknown) => {
          throw new OutgoingFailed(host, 'Host not found', { cause });
        });
  const [first] = found;
  if (first === undefined) throw new OutgoingFailed(host, 'The name doesn’t resolve to an address');
  if (!isAllowed && !found.every(({ address }) => isPublicAddress(address)))
    throw new OutgoingRefused(host, 'The address is private');
  return { address: first.address, isAllowed };
}
