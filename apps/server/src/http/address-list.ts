import { addressOf, isInNetwork, networkOf } from '@casbah/domain/filter/network';

/** Whether a text is an IPv4 or IPv6 address or network. */
export function isNetworkOrAddress(text: string): boolean {
  return networkOf(text) !== undefined || addressOf(text) !== undefined;
}

/** Whether a list of networks and addresses includes an address; an empty list allows every address. */
export function isAllowedAddress(list: readonly string[], address: string): boolean {
  if (list.length === 0) return true;
  // A link-local address has its network interface as a suffix.
  const asked = addressOf(address.replace(/%.*$/, ''));
  if (asked === undefined) return false;
  return list.some((one) => {
    const network = networkOf(one);
    return network === undefined ? addressOf(one) === asked : isInNetwork(asked, network);
  });
}
