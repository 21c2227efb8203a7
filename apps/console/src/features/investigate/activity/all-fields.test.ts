import { expect, test } from 'vitest';
import { fieldLines } from './all-fields.ts';

test('each field has the path it was read from, and the source’s own fields come last', () => {
  const lines = fieldLines({
    event: {
      time: '2026-11-25T08:00:00.000Z',
      activity: 'share',
      user: 'omar',
      object: 'q3.xlsx',
      targets: ['a@b.example', 'c@d.example'],
      extra: { exposure: 'public', request_id: 'r-1', empty: '' },
      lat: 33.6,
    },
    origins: { time: 'published', user: 'actor.alternateId', targets: 'target[].id', exposure: 'visibility' },
  });
  expect(lines).toEqual([
    { name: 'time', value: '2026-11-25T08:00:00.000Z', path: 'published' },
    { name: 'activity', value: 'share', field: 'activity', path: undefined },
    { name: 'user', value: 'omar', field: 'user', path: 'actor.alternateId' },
    { name: 'object', value: 'q3.xlsx', field: 'object', path: undefined },
    { name: 'exposure', value: 'public', field: 'exposure', path: 'visibility' },
    { name: 'target', value: 'a@b.example', field: 'target', path: 'target[].id' },
    { name: 'target', value: 'c@d.example', field: 'target', path: 'target[].id' },
    { name: 'lat', value: '33.6', path: undefined },
    { name: 'request_id', value: 'r-1', path: undefined },
  ]);
});
