import { expect, test } from 'vitest';
import { APPS } from '../routing/app.ts';
import { TABLE } from '../routing/table.ts';
import { linksFor } from './links-for.ts';

const wordsFor = (...[route]: Parameters<typeof linksFor>) =>
  linksFor(route).map(({ words }) => words.replace('coming.link.', ''));

test('a planned page links to built pages of other features, the closest first', () => {
  expect(wordsFor({ app: 'analyze' })).toEqual(['services', 'users', 'summary', 'activities']);
  expect(wordsFor({ app: 'settings' })).toEqual(['sources', 'profile']);
  expect(wordsFor({ app: 'login' })).toEqual([]);
});

test("a cloud app's page begins with links to the app's traffic", () => {
  expect(wordsFor({ app: 'securlets', name: 'Box' })).toEqual([
    'service',
    'appActivities',
    'services',
    'uploads',
    'activities',
  ]);
  expect(linksFor({ app: 'securlets', name: 'Box' })[0]).toMatchObject({ name: 'Box', search: { q: 'Box' } });
});

test('every link leads to a built page', () => {
  for (const app of APPS)
    for (const { page } of linksFor({ app, name: 'Box' }))
      expect(TABLE.route(page).migrated, page).toBe(true);
});
