import { expect, test } from 'vitest';
import { permissionState } from './permission-state.ts';

test('an unknown ID is hidden [WD-P006]', () => {
  const known = new Map([
    ['audit.export', 'enabled'],
    ['audit.delete', 'disabled'],
  ] as const);
  const states = { stateOf: (id: string) => [...known].find(([key]) => key === id)?.[1] };
  expect(permissionState(states, 'audit.export')).toBe('enabled');
  expect(permissionState(states, 'audit.delete')).toBe('disabled');
  expect(permissionState(states, 'audit.exprot')).toBe('hidden');
});
