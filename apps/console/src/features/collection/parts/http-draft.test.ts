import { collectionPlace } from '@casbah/contract/collection';
import { expect, test } from 'vitest';
import {
  httpDraftOf,
  httpPlaceOf,
  httpSecretOf,
  isHttpRight,
  NEW_HTTP,
  problemOfHttp,
  withPreset,
} from './http-draft.ts';
import { HTTP_PRESETS } from './http-presets.ts';

test('a preset needs only what it asks for and the credentials', () => {
  for (const { id, ask } of HTTP_PRESETS) {
    const chosen = withPreset({ ...NEW_HTTP, token: 'secret', clientId: 'me' }, id, '');
    const filled = withPreset(chosen, id, ask === undefined ? '' : 'acme.example');
    expect([id, isHttpRight(chosen)]).toEqual([id, ask === undefined]);
    expect([id, isHttpRight(filled)]).toEqual([id, true]);
    const place = httpPlaceOf(filled);
    expect(collectionPlace.parse(place)).toEqual(place);
    expect(httpPlaceOf(httpDraftOf(place))).toEqual(place);
    expect(httpSecretOf(filled)).toEqual({ token: 'secret' });
    expect(JSON.stringify(place)).not.toContain('secret"');
  }
});

test('what is typed for a preset cannot change its server', () => {
  const urlOf = (id: string, given: string): string => withPreset(NEW_HTTP, id, given).url;
  expect(urlOf('okta', ' https://acme.okta.com/admin ')).toBe(
    'https://acme.okta.com/api/v1/logs?since={from}&until={until}&sortOrder=ASCENDING&limit=1000',
  );
  expect(urlOf('github', '../evil?x=')).toContain('https://api.github.com/orgs/..%2Fevil%3Fx%3D/audit-log?');
});

test('choosing another API keeps the token; fields of other ways to the next page are left out', () => {
  const draft = {
    ...NEW_HTTP,
    url: 'https://api.example/',
    time: 'at',
    token: 't',
    nextPath: 'a',
    nextBody: '{',
  };
  expect(isHttpRight(draft)).toBe(true);
  expect(httpPlaceOf(draft).next_page).toEqual({ by: 'none' });
  expect(isHttpRight({ ...draft, nextBy: 'body' })).toBe(false);
  expect(problemOfHttp({ ...draft, nextUrl: 'https://evil.example/' }, 'nextUrl')).toBe('wrong');
  expect(problemOfHttp({ ...draft, url: 'https://api.example/{since}' }, 'url')).toBe('wrong');
  expect(problemOfHttp({ ...draft, body: '{"a":' }, 'body')).toBe('wrong');
  expect(withPreset(draft, 'slack', '').token).toBe('t');
  expect(httpSecretOf({ ...draft, refreshToken: 'r' })).toEqual({ token: 't' });
});
