import type { DataIdentifier } from '../identifier.ts';
import { AGE } from './age.ts';
import { BIRTH_DATE } from './birth-date.ts';
import { GPS_COORDINATES } from './gps-coordinates.ts';
import { PERSON_NAME } from './person-name.ts';

export const PERSON_IDENTIFIERS: readonly DataIdentifier[] = [PERSON_NAME, BIRTH_DATE, AGE, GPS_COORDINATES];
