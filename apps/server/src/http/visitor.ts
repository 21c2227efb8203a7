import { addressOf } from '@casbah/domain/filter/network';

const V4_IN_V6 = 0xffffn;

/**
 * Whom requests from an address are counted for. Of IPv6 it is the first half: the other half is for whoever has it to
 * choose, and a line at home holds more addresses than could ever be counted.
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
