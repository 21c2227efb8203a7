import { lookup } from 'node:dns/promises';
import { isIP } from 'node:net';
import { isPublicAddress, OutgoingFailed, type OutgoingLimits, OutgoingRefused } from './outgoing.ts';

export interface OutgoingAddress {
  /** The address to connect to, resolved once: DNS rebinding has no effect. */
  address: string;
  /** Allowed by the operator although it is private, and without TLS. */
  isAllowed: boolean;
}

/**
 * Checks the target of a non-HTTP connection to a user-supplied host: public addresses, and hosts that the
 * operator allows. Throws `OutgoingRefused` and `OutgoingFailed`.
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
