import type { DataIdentifier } from '../identifier.ts';
import { DOMAIN_NAME } from './domain-name.ts';
import { HARDWARE_IDENTIFIERS } from './hardware.ts';
import { IP_ADDRESSES } from './ip-address.ts';
import { URL_ADDRESS } from './url.ts';

export const NETWORK_IDENTIFIERS: readonly DataIdentifier[] = [
  ...IP_ADDRESSES,
  URL_ADDRESS,
  DOMAIN_NAME,
  ...HARDWARE_IDENTIFIERS,
];
