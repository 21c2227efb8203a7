import { AREAS, AREAS_IN_USE } from '@casbah/domain/permission';
import { expect, test } from 'vitest';
import { api } from './api.ts';
import { resourcesOfAreas } from './resources.generated.ts';

test('access profiles offer only areas that some call requires', () => {
  const permissions = [
    ...Object.values(api),
    ...Object.values(resourcesOfAreas).flatMap((actions) => Object.values(actions)),
  ].map(({ permission }) => permission);
  const inUse = AREAS.filter((area) => permissions.some((one) => one.startsWith(`${area}.`)));
  expect(inUse).toEqual(AREAS_IN_USE);
});
