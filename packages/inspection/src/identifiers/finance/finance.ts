import type { DataIdentifier } from '../identifier.ts';
import { AMERICAN_ACCOUNTS } from './american-accounts.ts';
import { CREDITOR_REFERENCE } from './creditor-reference.ts';
import { CRYPTO_ADDRESSES } from './crypto-addresses.ts';
import { EUROPEAN_ACCOUNTS } from './european-accounts.ts';
import { IBAN } from './iban.ts';
import { NORDIC_ACCOUNTS } from './nordic-accounts.ts';
import { PACIFIC_ACCOUNTS } from './pacific-accounts.ts';
import { SECURITY_IDENTIFIERS } from './securities.ts';
import { SWIFT_BIC } from './swift-bic.ts';

export const FINANCE_IDENTIFIERS: readonly DataIdentifier[] = [
  IBAN,
  SWIFT_BIC,
  CREDITOR_REFERENCE,
  ...AMERICAN_ACCOUNTS,
  ...EUROPEAN_ACCOUNTS,
  ...NORDIC_ACCOUNTS,
  ...PACIFIC_ACCOUNTS,
  ...SECURITY_IDENTIFIERS,
  ...CRYPTO_ADDRESSES,
];
