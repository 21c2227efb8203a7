import { expect, test, vi } from 'vitest';
import { type SsoCheck, SsoChecks, tenantsIn } from './sign-in.ts';

const NONE: SsoCheck = {
  api_response: 'success',
  sso_status: 'none',
  force_oidc_login: false,
  force_sso: false,
  code: 0,
  providers: [],
};

test('looks up each email once, however it is written [PL-S060]', async () => {
  const ask = vi.fn(async () => NONE);
  const checks = new SsoChecks(ask);
  await Promise.all([checks.of('n@x.example'), checks.of(' N@X.example ')]);
  await checks.of('n@x.example');
  expect(ask).toHaveBeenCalledTimes(1);
  await checks.of('o@x.example');
  expect(ask).toHaveBeenCalledTimes(2);
});

test('retries a failed lookup', async () => {
  const ask = vi
    .fn<() => Promise<SsoCheck>>()
    .mockRejectedValueOnce(new Error('offline'))
    .mockResolvedValue(NONE);
  const checks = new SsoChecks(ask);
  await expect(checks.of('n@x.example')).rejects.toThrow('offline');
  expect(await checks.of('n@x.example')).toEqual(NONE);
});

test('reads companies from the error, and drops malformed ones', () => {
  const tenants = JSON.stringify([{ name: 'Atlas', database_name: 'a' }, { name: 1 }, null]);
  expect(tenantsIn({ tenants })).toEqual([{ name: 'Atlas', database_name: 'a' }]);
  for (const details of [undefined, {}, { tenants: 3 }, { tenants: '{' }, { tenants: '"x"' }])
    expect(tenantsIn(details)).toEqual([]);
});
