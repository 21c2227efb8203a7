import { expect, test } from 'vitest';
import { addressOfArea } from './landing.ts';
import { PAGES, urlPatternOf } from './page.ts';

const patterns = PAGES.map(({ path }) => new RegExp(urlPatternOf(path)));

test.each([
  ['csdashboard', '/ui/saas'],
  ['dashboard', '/ui/dashboard'],
  ['discovery', '/ui/appAudit/summary'],
  ['login', '/ui/appLogin'],
  ['store', '/ui/appStore'],
  ['controls', '/ui/protect'],
  ['threats', '/ui/appThreats'],
  ['account', '/ui/appAccount'],
  ['history', '/ui/appForensics/history'],
  ['forensics', '/ui/appForensics'],
])('the area %s is at %s', (name, address) => {
  expect(addressOfArea(name)).toBe(address);
  expect(patterns.some((pattern) => pattern.test(address))).toBe(true);
});

test('an unknown area has no address', () => {
  for (const name of ['nowhere', '', 'constructor', '/ui/appAudit'])
    expect(addressOfArea(name)).toBeUndefined();
});

test('the page key discovery means the audit [SH-R175]', () => {
  expect(addressOfArea('discovery')).toBe(addressOfArea('audit'));
});

test('the page key controls means protect [SH-R178]', () => {
  expect(addressOfArea('controls')).toBe('/ui/protect');
});
