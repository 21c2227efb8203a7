import { type Api, api } from '@casbah/contract/api';
import type { Call } from '@casbah/contract/call';
import { errorAnswer } from '@casbah/contract/error';
import { SCIM_ERROR_DETAIL } from '@casbah/contract/scim';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { callUrl } from '../test-call-url.ts';
import { addPerson, Browser, openTestServer, type TestServer } from '../test-compose.ts';

/**
 * Sends every call text that PostgreSQL refuses, in every place that accepts text. `storable-text.test.ts`
 * tests nested text: all parts of a request pass through the same function.
 */
const CALLS = (Object.keys(api) as (keyof Api)[]).map((key) => {
  const call: Call = api[key];
  const [method = '', template = ''] = key.split(' ');
  return { key, call, method: method as 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE', template };
});
/** U+0000 and an unpaired surrogate, as the value and inside it: fields take turns. */
const BAD = ['a\0b', 'a\ud800b', ['a\0b'], { within: 'a\ud800b' }];

let server: TestServer;
let sysadmin: Browser;
/** Unauthenticated, with a new address each time: rate limits must not answer instead of the guard. */
let addresses = 0;
async function nobody(): Promise<Browser> {
  addresses += 1;
  const browser = new Browser(server.app, `198.51.${addresses >> 8}.${addresses & 255}`);
  await browser.get('/user/setup');
  return browser;
}
beforeAll(async () => {
  server = await openTestServer({
    traffic: {},
    services: [],
  });
  await addPerson(server.control, { tenant: 'atlas', email: 'nadia@atlas.example', role: 'sysadmin' });
  sysadmin = new Browser(server.app);
  await sysadmin.signIn('nadia@atlas.example');
});
afterAll(() => server.close());

/** Fields and values of a schema; for a schema without fields, one unknown field. */
function fieldsOf(schema: unknown): string[] {
  if (schema instanceof z.ZodObject) return Object.keys(schema.shape);
  if (schema instanceof z.ZodUnion) return schema.options.flatMap(fieldsOf);
  if (schema instanceof z.ZodPipe) return fieldsOf(schema.in);
  return schema === undefined ? [] : ['unknown'];
}

interface Sent {
  url: string;
  body?: unknown;
  field: string;
}

function requestsOf(call: Call, template: string): Sent[] {
  const url = callUrl(template);
  const sent: Sent[] = [];
  for (const name of Object.keys(call.params?.shape ?? {})) {
    // A parameter with a closed set is part of the path: there is no such route.
    if (call.params?.shape[name] instanceof z.ZodEnum) continue;
    sent.push({ url: callUrl(template.replace(`{${name}}`, 'a%00b')), field: `path.${name}` });
  }
  for (const name of fieldsOf(call.query)) sent.push({ url: `${url}?${name}=a%00b`, field: `query.${name}` });
  if (call.body !== undefined && call.body !== 'stream')
    for (const [index, name] of fieldsOf(call.body).entries())
      sent.push({ url, body: { [name]: BAD[index % BAD.length] }, field: `body.${name}` });
  return sent;
}

function refusalOf(body: unknown): { error: string; field: unknown } {
  const plain = errorAnswer.safeParse(body);
  if (plain.success) return { error: plain.data.error, field: plain.data.details?.field };
  const scim = z.object({ [SCIM_ERROR_DETAIL]: z.object({ error: z.string() }) }).parse(body);
  return { error: scim[SCIM_ERROR_DETAIL]?.error ?? '', field: undefined };
}

/** Number of requests by a signed-in person, and number refused. */
let asked = 0;
let refused = 0;

test.each(CALLS)(
  '$key refuses text that no store accepts, with its place',
  async ({ call, method, template }) => {
    const isScim = call.form === 'scim';
    // For all other calls, the guard responds before it reads the request.
    const isOpen = call.permission === 'public' || call.permission === 'source-token';
    const browsers = isOpen ? [sysadmin, await nobody()] : [sysadmin];
    for (const { url, body, field } of requestsOf(call, template)) {
      const type = isScim ? 'application/scim+json' : 'application/json';
      const options = {
        body: body === undefined ? undefined : JSON.stringify(body),
        headers: body === undefined ? {} : { 'content-type': type },
      };
      for (const browser of browsers) {
        const answer = await browser.send(method, url, options);
        const about = `${method} ${url} ${JSON.stringify(body)}`;
        expect(answer.statusCode, `${about}: ${answer.body}`).toBeLessThan(500);
        const { error, field: named } = refusalOf(answer.json());
        // Without permission, the response doesn't reveal what was wrong with the request.
        if (error === 'BAD_REQUEST' && !isScim)
          // An earlier part may be invalid as well, such as a path with unknown IDs.
          expect(String(named), about).toMatch(new RegExp(`^(${field}|path|query)\\b`));
        else if (call.permission === 'public') expect(error, about).not.toBe('INTERNAL');
        if (isOpen || isScim || call.permission === 'second-factor') continue;
        asked += 1;
        if (answer.statusCode === 400) refused += 1;
      }
    }
  },
);

test('most of them are refused for the text, not for something else', () => {
  expect(asked).toBeGreaterThan(400);
  expect(refused / asked).toBeGreaterThan(0.95);
});

test('refuses a cookie with U+0000 before any lookup', async () => {
  for (const name of ['session', 'epagentid', 'csrftoken', 'visitor', 'anything']) {
    const answer = await (await nobody()).send('GET', '/user/setup', {
      headers: { cookie: `${name}=a%00b` },
    });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ error: 'BAD_REQUEST', details: { field: 'header.cookie' } });
  }
});

test('accepts an escaped U+0000 in a filter, whatever the list', async () => {
  const filter = encodeURIComponent('user = "a\\u0000b"');
  for (const { key, call, method, template } of CALLS) {
    if (!fieldsOf(call.query).includes('filter') || method !== 'GET') continue;
    const answer = await sysadmin.get(`${callUrl(template)}?filter=${filter}`);
    expect(answer.statusCode, `${key}: ${answer.body}`).toBeLessThan(500);
  }
});
