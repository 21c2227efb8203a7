import type { DataIdentifier } from '../identifier.ts';
import { EMAIL_ADDRESS } from './email-address.ts';
import { PHONE_NUMBER } from './phone-number.ts';
import { POSTAL_CODES } from './postal-code.ts';
import { STREET_ADDRESS } from './street-address.ts';

export const CONTACT_IDENTIFIERS: readonly DataIdentifier[] = [
  EMAIL_ADDRESS,
  PHONE_NUMBER,
  STREET_ADDRESS,
  ...POSTAL_CODES,
];
