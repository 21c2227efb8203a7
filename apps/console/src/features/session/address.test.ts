import { expect, test } from 'vitest';
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

test('only paths of this server are kept', () => {
  expect(readSignInAddress({ hash: '#/?redirect=//evil.example', search: '' })?.redirect).toBeUndefined();
});

test('an unknown route is nothing, so that the page goes home', () => {
  expect(readSignInAddress({ hash: '#/no-such-page', search: '' })).toBeUndefined();
});
