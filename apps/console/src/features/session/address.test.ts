import { expect, test, vi } from 'vitest';
import { readSignInAddress } from './address.ts';

test('the hash route carries where to go on, the e-mail and an error code', () => {
  const hash = `#/?redirect=${encodeURIComponent('/ui/appAudit/users?q=a')}&email=n%40x.example&error=70`;
  expect(readSignInAddress({ hash, search: '' })).toEqual({
    redirect: '/ui/appAudit/users?q=a',
    email: 'n@x.example',
    error: 70,
  });
});

test('the query in front of the hash counts, too', () => {
  expect(readSignInAddress({ hash: '', search: '?redirect=%2Fui%2F' })?.redirect).toBe('/ui/');
});

test('an address that would run a script is not kept', () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(
    readSignInAddress({ hash: '#/?redirect=javascript:alert(1)', search: '' })?.redirect,
  ).toBeUndefined();
  expect(log).toHaveBeenCalledWith('Unsafe navigation url');
  log.mockRestore();
});

test('another server is named to ours, which knows whether the company allows it', () => {
  expect(readSignInAddress({ hash: '#/?redirect=portal.example', search: '' })?.redirect).toBe(
    'portal.example',
  );
});

test('an unknown route is nothing, so that the page goes home', () => {
  expect(readSignInAddress({ hash: '#/no-such-page', search: '' })).toBeUndefined();
});
