import { addressOf, isInNetwork, networkOf } from '@casbah/domain/filter/network';

/** Whether a text is a network of IPv4 or IPv6, or one address. */
export function isNetworkOrAddress(text: string): boolean {
  return networkOf(text) !== undefined || addressOf(text) !== undefined;
}

/** Whether a list of networks and addresses lets an address in; an empty one lets in every address. */
export function isAllowedAddress(list: readonly string[], address: string): boolean {
  if (list.length === 0) return true;
  // A link-local address names the interface it came by.
  const asked = addressOf(address.replace(/%.*$/, ''));
  if (asked === undefined) return false;
  return list.some((one) => {
    const network = networkOf(one);
    return network === undefined ? addressOf(one) === asked : isInNetwork(asked, network);
  });
}
