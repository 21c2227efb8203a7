import type { DataIdentifier } from '../identifier.ts';
import { HEALTH_CODES } from './codes.ts';
import { US_HEALTH } from './us-health.ts';

export const HEALTH_IDENTIFIERS: readonly DataIdentifier[] = [...US_HEALTH, ...HEALTH_CODES];
