import type { presenceCalls } from '@casbah/contract/presence';
import { type Attempts, type Fixture, SECRET } from '../areas/fixture.ts';

export const presenceFixture: Fixture = {
  foreign: (): Attempts<typeof presenceCalls> => ({
    'GET /audit/users/{user}/sessions': () => [{ url: `/audit/users/${SECRET}-user/sessions` }],
    'GET /audit/users/{user}/devices': () => [{ url: `/audit/users/${SECRET}-user/devices` }],
    'GET /audit/services/{id}/devices': () => [{ url: `/audit/services/${SECRET}-service/devices` }],
    'GET /audit/users/{user}/{presence}/export': () => [
      { url: `/audit/users/${SECRET}-user/sessions/export` },
    ],
    'GET /audit/users/{user}/{presence}/export.ndjson': () => [
      { url: `/audit/users/${SECRET}-user/devices/export.ndjson` },
    ],
    'GET /audit/services/{id}/devices/export': () => [
      { url: `/audit/services/${SECRET}-service/devices/export` },
    ],
  }),
};
