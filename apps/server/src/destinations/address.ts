import type { ControlStore } from '@casbah/stores/control/control-store';
import {
  type StoredDestination,
  sealAddress,
  unsealedWebhooks,
} from '@casbah/stores/control/destinations/destinations';
import type { Seal } from '../seal.ts';

export const addressContext = (id: string): string => `destination/${id}/address`;

/**
 * Trailing characters that distinguish webhooks of one host, and the minimum length of the hidden part for showing
 * them.
 */
const SHOWN = 4;
const LONG_ENOUGH = 16;

/**
 * The part of a webhook URL that may be shown: path and query often contain the credential, as in chat
 * webhooks.
 */
export function maskedAddress(address: string): string {
  const { origin, pathname, search } = new URL(address);
  const hidden = `${pathname}${search}`;
  if (hidden === '/') return address;
  return `${origin}/…${hidden.length >= LONG_ENOUGH ? hidden.slice(-SHOWN) : ''}`;
}

/**
 * Returns the stored form of a destination's address: for a webhook, the sealed URL and the part that may be
 * shown.
 */
export function keptAddress(
  { id, kind }: Pick<StoredDestination, 'id' | 'kind'>,
  address: string,
  seal: Seal,
): Pick<StoredDestination, 'address' | 'sealed_address'> {
  return kind === 'webhook'
    ? { address: maskedAddress(address), sealed_address: seal.seal(address, addressContext(id)) }
    : { address, sealed_address: null };
}

/** Returns the address to send to. */
export function addressOf(
  { id, address, sealed_address }: Pick<StoredDestination, 'id' | 'address' | 'sealed_address'>,
  seal: Seal,
): string {
  return sealed_address === null ? address : seal.open(sealed_address, addressContext(id));
}

/** Seals URLs that earlier versions stored in plain text, one at a time, so an interrupted start can resume. */
export async function sealAddresses({
  control,
  seal,
}: {
  control: ControlStore;
  seal: Seal;
}): Promise<number> {
  const webhooks = await control.asSystem((tx) => unsealedWebhooks(tx));
  for (const { id, tenant_id, kind, address } of webhooks)
    await control.inTenant(tenant_id, (tx) =>
      sealAddress(tx, { id, before: address, ...keptAddress({ id, kind }, address, seal) }),
    );
  return webhooks.length;
}
