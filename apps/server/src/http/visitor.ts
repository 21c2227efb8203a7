import { addressOf } from '@casbah/domain/filter/network';

const V4_IN_V6 = 0xffffn;

/**
 * Rate-limit key of an IP address. For IPv6 the first half, because a subscriber can choose the other half
 * freely.
 */
export function visitorOf(address: string): string {
  const number = addressOf(address.replace(/%.*$/, ''));
  if (number === undefined) return address;
  if (number >> 32n === V4_IN_V6) {
    const v4 = Number(number & 0xffff_ffffn);
    return [v4 >>> 24, (v4 >>> 16) & 255, (v4 >>> 8) & 255, v4 & 255].join('.');
  }
  return `${(number >> 64n).toString(16)}/64`;
}
