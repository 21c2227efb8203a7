import { CARD_IDENTIFIERS } from './cards/cards.ts';
import { CONTACT_IDENTIFIERS } from './contact/contact.ts';
import { FINANCE_IDENTIFIERS } from './finance/finance.ts';
import type { DataIdentifier } from './identifier.ts';
import { NETWORK_IDENTIFIERS } from './network/network.ts';
import { SECRET_IDENTIFIERS } from './secrets/secrets.ts';

/** Every data identifier that comes with Casbah. */
export const ALL_IDENTIFIERS: readonly DataIdentifier[] = [
  ...CARD_IDENTIFIERS,
  ...FINANCE_IDENTIFIERS,
  ...CONTACT_IDENTIFIERS,
  ...NETWORK_IDENTIFIERS,
  ...SECRET_IDENTIFIERS,
];
