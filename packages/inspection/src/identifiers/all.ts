import { CARD_IDENTIFIERS } from './cards/cards.ts';
import { CONTACT_IDENTIFIERS } from './contact/contact.ts';
import { FINANCE_IDENTIFIERS } from './finance/finance.ts';
import { HEALTH_IDENTIFIERS } from './health/health.ts';
import type { DataIdentifier } from './identifier.ts';
import { NATIONAL_A_TO_I } from './national/national-a-i.ts';
import { NATIONAL_J_TO_Z } from './national/national-j-z.ts';
import { US_IDENTIFIERS } from './national/us.ts';
import { NETWORK_IDENTIFIERS } from './network/network.ts';
import { PERSON_IDENTIFIERS } from './person/person.ts';
import { PRODUCT_IDENTIFIERS } from './product/product.ts';
import { SECRET_IDENTIFIERS } from './secrets/secrets.ts';
import { VEHICLE_IDENTIFIERS } from './vehicle/vehicle.ts';

/** Every data identifier that comes with Casbah. */
export const ALL_IDENTIFIERS: readonly DataIdentifier[] = [
  ...CARD_IDENTIFIERS,
  ...FINANCE_IDENTIFIERS,
  ...US_IDENTIFIERS,
  ...NATIONAL_A_TO_I,
  ...NATIONAL_J_TO_Z,
  ...HEALTH_IDENTIFIERS,
  ...PERSON_IDENTIFIERS,
  ...CONTACT_IDENTIFIERS,
  ...NETWORK_IDENTIFIERS,
  ...VEHICLE_IDENTIFIERS,
  ...PRODUCT_IDENTIFIERS,
  ...SECRET_IDENTIFIERS,
];
