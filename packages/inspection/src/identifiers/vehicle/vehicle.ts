import type { DataIdentifier } from '../identifier.ts';
import { LICENSE_PLATES } from './license-plates.ts';
import { TRANSPORT_IDENTIFIERS } from './transport.ts';
import { VIN } from './vin.ts';

export const VEHICLE_IDENTIFIERS: readonly DataIdentifier[] = [
  VIN,
  ...LICENSE_PLATES,
  ...TRANSPORT_IDENTIFIERS,
];
