import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Casbah, Person } from '../system/casbah.ts';
import { textsIn } from './sample.ts';
import {
  ATLAS,
  type Attempt,
  CALLS,
  NORTH,
  partsOf,
  plainText,
  send,
  signedIn,
  startWorld,
  stranger,
} from './world.ts';

/** Words of Atlas that no answer to anybody else may hold. */
const MARK = 'atlas-only-7f3a';
const OPEN = new Set(['public', 'second-factor', 'source-token']);
const CLOSED = CALLS.filter(({ call }) => !OPEN.has(call.permission));
/** They end the session that sends them. */
const ENDS_SESSION = new Set<string>([
  'GET /user/logout',
  'POST /user/logout',
  'POST /admin/user/sessions/end_all',
]);

/** Reads half a million events into the company that asks, and names nothing of another. */
const LOADS_SAMPLE = 'POST /admin/first-steps/sample';

/** Ids of the other company that each call names, in turn; `CASBAH_SOAK=1` names more, and sends every text in both ways. */
const isSoak = process.env.CASBAH_SOAK === '1';
const IDS_OF_A_CALL = isSoak ? 12 : 2;

let casbah: Casbah;
let nadia: Person;
beforeAll(async () => {
  casbah = await startWorld();
  nadia = await signedIn(casbah, ATLAS.sysadmin);
});
afterAll(() => casbah.dispose());

const isChange = ({ method, call }: Attempt): boolean => method !== 'GET' || call.changesState === true;

/** The calls that answered something else than a refusal. */
async function letIn(
  person: Pick<Person, 'fetch'>,
  calls: readonly Attempt[],
  refusals: readonly number[],
): Promise<string[]> {
  const through: string[] = [];
  for (const attempt of calls) {
    const { status, text } = await send(person, attempt, partsOf(attempt));
    if (!refusals.includes(status) || text.includes(MARK)) through.push(`${attempt.key}: ${status}`);
  }
  return through;
}

describe('a closed call', () => {
  test('is refused without a session', async () => {
    expect(await letIn(stranger(casbah), CLOSED, [401, 403])).toEqual([]);
  });

  test('is refused with a session that was made up, or is over', async () => {
    const former = await signedIn(casbah, ATLAS.enduser);
    const cookies = new Map(former.cookies);
    await former.client.call('POST /user/logout', {});
    for (const [name, value] of cookies) former.cookies.set(name, value);
    const some = CLOSED.filter((_, at) => at % 4 === 0);
    expect(await letIn(former, some, [401, 403])).toEqual([]);
    for (const name of cookies.keys()) former.cookies.set(name, 'A'.repeat(43));
    expect(await letIn(former, some, [401, 403])).toEqual([]);
  });

  test('that takes a right is refused to somebody without any', async () => {
    const emma = await signedIn(casbah, ATLAS.enduser);
    const taking = CLOSED.filter(({ call }) => call.permission !== 'session.use');
    // 412 comes first where the address names another company than the session's.
    expect(await letIn(emma, taking, [403, 412])).toEqual([]);
  });

  test('for sysadmins is refused to an administrator of everything else', async () => {
    const salma = await signedIn(casbah, ATLAS.settingsAdmin);
    const taking = CLOSED.filter(({ call }) => call.permission === 'sysadmin.use');
    expect(await letIn(salma, taking, [403])).toEqual([]);
  });
});

test('every change is refused with the CSRF token of another session', async () => {
  const other = await signedIn(casbah, ATLAS.enduser);
  const cookie = (person: Person) =>
    [...person.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const token = decodeURIComponent(other.cookies.get('csrftoken') ?? '');
  // Without a token, or with an empty one: `guard.store.test.ts`, for every call.
  const forged: Pick<Person, 'fetch'> = {
    fetch: (path, init = {}) => {
      const headers = new Headers(init.headers);
      headers.set('cookie', cookie(nadia));
      headers.set('x-csrftoken', token);
      return fetch(`${casbah.origin}${path}`, { ...init, headers });
    },
  };
  expect(await letIn(forged, CLOSED.filter(isChange), [403])).toEqual([]);
});

describe('another company', () => {
  /** What Nadia can list, by the call that lists it. */
  async function listed(): Promise<Map<string, string>> {
    const answers = new Map<string, string>();
    for (const attempt of CLOSED) {
      if (attempt.method !== 'GET' || attempt.template.includes('{') || isChange(attempt)) continue;
      // It offers a new id each time.
      if (attempt.key === 'GET /admin/sso/service') continue;
      const { status, text } = await send(nadia, attempt, {});
      // The id of the request itself is another each time.
      if (status === 200) answers.set(attempt.key, text.replace(/"request_id":"[^"]*"/g, ''));
    }
    return answers;
  }
  const idsIn = (texts: Iterable<string>): Set<string> =>
    new Set([...texts].flatMap((text) => text.match(/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g) ?? []));

  async function fill(): Promise<void> {
    const { client } = nadia;
    const name = (what: string): string => `${MARK} ${what}`;
    const source = await nadia.source(name('proxy'));
    const line = `1795162462.000 90 192.0.2.7 TCP_MISS/200 1200 GET http://${MARK}.example/ emma DIRECT/- text/html\n`;
    await nadia.upload(source, `${MARK}.log`, line);
    await client.call('POST /admin/groups', { body: { name: name('group') } });
    await client
      .call('POST /controls/make_api_request', {
        query: { resource: 'tags' },
        body: { action: 'post', data: { name: `${MARK} tag`.slice(0, 30), color: 1, pattern: 1 } },
      })
      .catch(() => undefined);
    const profile = await client.call('POST /controls/make_api_request', {
      query: { resource: 'accessprofiles' },
      body: {
        action: 'post',
        data: {
          name: name('profile'),
          grants: [{ area: 'audit', actions: ['view'] }],
          information_level: 'full',
        },
      },
    });
    const { id } = profile as { id: string };
    await client
      .call('POST /admin/apikeys', { body: { name: name('key'), profile_id: id, days: 30 } })
      .catch(() => undefined);
  }

  test('reads and changes nothing of this one, by whatever id it names', { timeout: 600_000 }, async () => {
    await fill();
    const before = await listed();
    const ids = [...idsIn(before.values())];
    expect([...before.values()].join()).toContain(MARK);
    expect(ids.length).toBeGreaterThan(3);
    const olga = await signedIn(casbah, NORTH.sysadmin);
    const through: string[] = [];
    for (const [turn, attempt] of CLOSED.entries()) {
      if (ENDS_SESSION.has(attempt.key) || attempt.key === LOADS_SAMPLE) continue;
      const inTurn = Array.from({ length: IDS_OF_A_CALL }, (_, at) => ids[(turn + at) % ids.length] ?? '');
      const named =
        attempt.template.includes('{') || attempt.call.body !== undefined || attempt.call.query !== undefined;
      for (const id of named ? inTurn : ['']) {
        const parts = partsOf(attempt, (field) =>
          /id$|^id|ids$|uid|profile|group|source|user$/.test(field) ? id : plainText(field),
        );
        const params = Object.fromEntries(
          Object.entries(parts.params ?? {}).map(([name, value]) => [name, value === 'x1' ? id : value]),
        );
        const answer = await send(olga, attempt, { ...parts, params });
        const isFound = attempt.template.includes('{id}') && attempt.method !== 'GET' && answer.status < 300;
        if (answer.text.includes(MARK) || isFound || answer.status >= 500)
          through.push(`${attempt.key}: ${answer.status} ${answer.text.slice(0, 200)}`);
      }
    }
    expect(through).toEqual([]);
    nadia = await signedIn(casbah, ATLAS.sysadmin);
    const after = await listed();
    expect([...after.keys()].toSorted()).toEqual([...before.keys()].toSorted());
    const left = idsIn(after.values());
    expect(ids.filter((id) => !left.has(id))).toEqual([]);
  });

  test('is not reached by naming its tenant in a header or parameter', async () => {
    const olga = await signedIn(casbah, NORTH.sysadmin);
    for (const attempt of CLOSED) {
      if (attempt.method !== 'GET' || isChange(attempt)) continue;
      const query = { ...(partsOf(attempt).query as object), tenant: 'atlas', noTenant: 'true' };
      const { text } = await send(olga, attempt, { query, headers: { 'x-tenant': 'atlas' } });
      expect([attempt.key, text.includes(MARK)]).toEqual([attempt.key, false]);
    }
  });
});

test('no text with U+0000 or half of a surrogate pair is more than a refusal', {
  timeout: 600_000,
}, async () => {
  const samir = await signedIn(casbah, ATLAS.secondSysadmin);
  const failed: string[] = [];
  const bad = ['a\0b', '\u{d800}x'];
  let turn = 0;
  for (const attempt of CALLS) {
    if (ENDS_SESSION.has(attempt.key)) continue;
    const parts = partsOf(attempt);
    for (const at of ['params', 'query', 'body'] as const)
      for (const put of textsIn(parts[at])) {
        const person = OPEN.has(attempt.call.permission) ? stranger(casbah) : samir;
        turn += 1;
        // An address can't hold half of a pair: encodeURIComponent refuses it first.
        const texts = at === 'params' ? bad.slice(0, 1) : isSoak ? bad : [bad[turn % 2] ?? ''];
        for (const text of texts) {
          const answer = await send(person, attempt, { ...parts, [at]: put(text) }).catch(
            (error: unknown) => ({
              status: 599,
              text: String(error),
            }),
          );
          if (answer.status >= 500)
            failed.push(`${attempt.key} ${at}: ${answer.status} ${answer.text.slice(0, 120)}`);
        }
      }
  }
  expect(failed).toEqual([]);
});
