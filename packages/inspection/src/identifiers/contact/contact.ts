import type { DataIdentifier } from '../identifier.ts';
import { EMAIL_ADDRESS } from './email-address.ts';
import { PHONE_NUMBER } from './phone-number.ts';

export const CONTACT_IDENTIFIERS: readonly DataIdentifier[] = [EMAIL_ADDRESS, PHONE_NUMBER];
