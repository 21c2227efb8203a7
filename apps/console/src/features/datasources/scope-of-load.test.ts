import { parseFilter } from '@casbah/domain/filter/parse';
import { TRAFFIC_FIELDS } from '@casbah/domain/filter/traffic-fields';
import { expect, test } from 'vitest';
import { scopeOfLoad } from './scope-of-load.ts';

test('a file links to its source, in whole hours that include its first and last event', () => {
  const scope = scopeOfLoad(
    { name: 'Lyon "FortiGate"' },
    { first_event: '2019-03-01T08:59:59.000Z', last_event: '2019-03-02T10:00:00.000Z' },
  );
  expect(scope).toMatchObject({ from: '2019-03-01T08:00:00.000Z', to: '2019-03-02T11:00:00.000Z' });
  expect(parseFilter(scope?.filter ?? '', TRAFFIC_FIELDS).filter).toEqual({
    kind: 'in',
    field: 'source',
    values: ['Lyon "FortiGate"'],
  });
});

test('a file without events has no link', () => {
  expect(scopeOfLoad({ name: 'x' }, { first_event: null, last_event: null })).toBeUndefined();
});
