import { expect, test } from 'vitest';
import { exportedColumns } from './exported-columns.ts';

test('columns of the log become the fields they show, each once, without those that only Casbah has', () => {
  expect(
    exportedColumns(['time', 'target', 'detail', 'place', 'user', 'notes', 'department', 'reason']),
  ).toEqual(['time', 'targets', 'exposure', 'role', 'city', 'country', 'user', 'reason']);
});
