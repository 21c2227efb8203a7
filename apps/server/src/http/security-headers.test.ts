import { expect, test } from 'vitest';
import { readSettings } from '../settings.ts';
import { HSTS_SCOPES, STRICT_TRANSPORT } from './security-headers.ts';

test('includes subdomains and preload only if configured', () => {
  expect(readSettings({}).hsts).toBe('host');
  for (const scope of HSTS_SCOPES) expect(readSettings({ CASBAH_HSTS: scope }).hsts).toBe(scope);
  expect(() => readSettings({ CASBAH_HSTS: 'everything' })).toThrow('CASBAH_HSTS isn’t a scope');
  expect(STRICT_TRANSPORT.host).not.toMatch(/includeSubDomains|preload/);
  expect(STRICT_TRANSPORT.subdomains).toMatch(/; includeSubDomains$/);
  // Browser preload lists require two years and subdomains, not less.
  expect(STRICT_TRANSPORT.preload).toBe('max-age=63072000; includeSubDomains; preload');
});
