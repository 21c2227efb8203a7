import { expect, test } from 'vitest';
import { TABLE } from './table.ts';
import { targetOf, usesNewAudit } from './target.ts';

const storageWith = (value: string | null) => () => ({ getItem: () => value });

test("the useNewAudit flag is true unless the browser's storage says false [SH-K001]", () => {
  expect(usesNewAudit(storageWith(null))).toBe(true);
  expect(usesNewAudit(storageWith('true'))).toBe(true);
  expect(usesNewAudit(storageWith('false'))).toBe(false);
  expect(
    usesNewAudit(() => {
      throw new Error('storage is switched off');
    }),
  ).toBe(true);
});

test('discovery routes with an older form follow the flag [SH-S002]', () => {
  const sources = TABLE.route('audit.sources');
  expect(targetOf(sources, {}, true)).toBe('/appAudit/sources');
  expect(targetOf(sources, {}, false)).toBe('/appAudit/firewall');
  const service = TABLE.route('audit.serviceDetail');
  expect(targetOf(service, { id: 'a b' }, true)).toBe('/appAudit/service/a%20b');
  expect(targetOf(service, { id: 'a b' }, false)).toBe('/appAudit#/servicedetails/a%20b');
});

test('all other routes are fixed [SH-S003]', () => {
  const followers = TABLE.routes.filter((route) => targetOf(route, {}, false) !== targetOf(route, {}, true));
  expect(followers.map(({ key }) => key).toSorted()).toEqual([
    'audit.serviceDetail',
    'audit.sources',
    'audit.userDetail',
  ]);
  for (const { app } of followers) expect(app).toBe('audit');
});
