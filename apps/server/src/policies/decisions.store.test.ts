import { createPublicKey, verify } from 'node:crypto';
import { policySnapshot, signedSnapshot } from '@casbah/contract/policy-snapshot';
import { anyFilterOver } from '@casbah/domain/filter/any-filter';
import type { Condition } from '@casbah/domain/filter/expression';
import { printFilter } from '@casbah/domain/filter/print';
import { POLICY_FIELDS, type PolicyField } from '@casbah/domain/policy/policy-fields';
import { RESPONSE_KINDS } from '@casbah/domain/policy/response';
import type { WrittenPolicy } from '@casbah/domain/policy/written-policy';
import { Decider } from '@casbah/policy/decider';
import { parsePolicySet, type WrittenPolicySet } from '@casbah/policy/parse-policy-set';
import { referencePolicies } from '@casbah/policy/test-reference';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createServiceIndex } from '../service-index.ts';
import { catalogued, catalogueOf } from '../test-catalogue.ts';
import { addKey, addPerson, Browser, openTestServer, type TestServer } from '../test-compose.ts';

const SERVICES = [catalogued('box', 'Box'), catalogued('mega', 'MEGA')];
const index = createServiceIndex(SERVICES, ({ id }) => ({ brr: id === 'mega' ? 10 : 90, parts: [] }));

let server: TestServer;
let nadia: Browser;
/** Its policies are random. */
let rim: Browser;
let program: { authorization: string };
beforeAll(async () => {
  const serviceOfHost = (host: string) => SERVICES.find(({ domains }) => domains.includes(host));
  const catalogue = { ...catalogueOf(SERVICES), serviceOfHost };
  server = await openTestServer({ index, services: SERVICES, given: { catalogue } });
  const signedIn = async (person: Parameters<typeof addPerson>[1]): Promise<Browser> => {
    await addPerson(server.control, person);
    const browser = new Browser(server.app);
    expect((await browser.signIn(person.email)).statusCode).toBe(200);
    return browser;
  };
  nadia = await signedIn({ tenant: 'atlas', email: 'nadia@atlas.example', role: 'sysadmin' });
  rim = await signedIn({ tenant: 'rif', email: 'rim@rif.example', role: 'sysadmin' });
  const maker = { tenant: 'atlas', email: 'maker@atlas.example', role: 'sysadmin' } as const;
  const { id: user } = await addPerson(server.control, maker);
  const grants = [{ area: 'protect', actions: ['view'] }] as const;
  ({ headers: program } = await addKey(server.control, { tenant: 'atlas', user, grants }));
});
afterAll(() => server.close());

const activate = async (by: Browser, given: readonly object[], type = 'filexfer'): Promise<string[]> => {
  const drafts: { id: string; revision: number }[] = [];
  for (const definition of given) {
    const answer = await by.post('/protect/policies', { type, definition });
    expect([answer.statusCode, answer.json()]).toMatchObject([201, {}]);
    drafts.push({ id: answer.json().id, revision: 1 });
  }
  expect((await by.post('/protect/policies/activate', { drafts })).statusCode).toBe(200);
  return drafts.map(({ id }) => id);
};
const disable = async (by: Browser, ids: readonly string[]): Promise<void> => {
  for (const id of ids) await by.send('PATCH', `/protect/policies/${id}`, { body: { is_active: false } });
};
const decide = (facts: object, more: object = {}, by = nadia) =>
  by.post('/api/decide', { type: 'filexfer', facts, ...more });
const block = (name: string, condition: string, more: object = {}) => ({
  name,
  condition,
  severity: 'high',
  responses: [{ kind: 'block' }],
  ...more,
});

describe('a decision', () => {
  test('knows the user’s groups and the service of a host, with its risk and tags', async () => {
    const parts = await nadia.post('/admin/groups', { name: 'Accounting', kind: 'directory' });
    const group = await nadia.post('/admin/groups', {
      name: 'Finance',
      kind: 'custom',
      parts: [parts.json().id],
    });
    await nadia.post(`/admin/groups/${parts.json().id}/members`, {
      added_users: ['nadia@atlas.example'],
      deleted_users: [],
    });
    await nadia.post('/risks/changeservicetags', { service_ids: ['mega'], add_tags: [1] });
    const ids = await activate(nadia, [
      block('By group', 'group = finance and user_domain = atlas.example'),
      block('By risk', 'risk = high and tag = unsanctioned and service = mega', {
        responses: [{ kind: 'coach', asks_for_reason: true }],
      }),
    ]);
    const [byGroup, byRisk] = ids;
    const answer = await decide({ user: 'Nadia@atlas.example', url: 'https://mega.example/upload?x=1' });
    expect(answer.json()).toEqual({
      version: expect.any(Number),
      outcome: 'block',
      policies: [
        { id: byGroup, version: 1, name: 'By group', severity: 'high' },
        { id: byRisk, version: 1, name: 'By risk', severity: 'high' },
      ],
      responses: [{ policy: byGroup, response: { kind: 'block' } }],
      superseded: [{ policy: byRisk, response: { kind: 'coach', asks_for_reason: true } }],
    });
    expect((await decide({ user: 'other@atlas.example', app: 'MEGA' })).json().outcome).toBe('coach');
    expect((await decide({ app: 'box' })).json().outcome).toBe('allow');
    // A fact that is given is kept.
    expect((await decide({ app: 'MEGA', tag: ['0'] })).json().outcome).toBe('allow');
    const explained = (await decide({ app: 'MEGA', group: group.json().id }, { explain: true })).json();
    expect(explained.facts).toMatchObject({ service: ['mega', 'MEGA'], risk: 'high', brr: 10 });
    expect(explained.trace).toMatchObject([
      {
        policy: byGroup,
        verdict: 'condition',
        condition: {
          kind: 'and',
          holds: false,
          parts: [
            { kind: 'condition', holds: false, field: 'group', value: group.json().id },
            { field: 'user_domain', value: null },
          ],
        },
      },
      { policy: byRisk, verdict: 'applies' },
    ]);
    await disable(nadia, ids);
    expect((await decide({ app: 'MEGA' })).json().outcome).toBe('allow');
  });

  test('inspects content that is given', async () => {
    const profile = await nadia.post('/protect/content_profiles', {
      name: 'Secret words',
      sets: [
        {
          uid: 'a',
          logicType: null,
          ruleLines: [
            {
              uid: 'b',
              ruleType: 'regex',
              logicType: null,
              rules: [{ uid: 'c', value: 'falcon-[0-9]+', matchCount: 2 }],
            },
          ],
        },
      ],
    });
    expect(profile.statusCode).toBe(201);
    const ids = await activate(nadia, [block('Secrets', 'content = "Secret words" and match_count >= 2')]);
    const outcomeOf = async (content_text: string, facts = {}) =>
      (await decide(facts, { content_text })).json().outcome;
    expect(await outcomeOf('falcon-1 and falcon-2')).toBe('block');
    expect(await outcomeOf('falcon-1')).toBe('allow');
    expect(await outcomeOf('falcon-1 and falcon-2', { content: [] })).toBe('allow');
    await disable(nadia, ids);
  });

  test('is given to programs, and refused for facts that aren’t known or of another type', async () => {
    const app = new Browser(server.app);
    const ask = (facts: object, type = 'filexfer') =>
      app.send('POST', '/api/decide', { headers: program, body: { type, facts } });
    expect((await ask({ app: 'box' })).json()).toMatchObject({ outcome: 'allow', policies: [] });
    expect((await ask({ colour: 'red' })).statusCode).toBe(400);
    expect((await ask({ size: '10' })).json().details.field).toBe('facts.size');
    expect((await ask({ app: 10 })).json().details.field).toBe('facts.app');
    expect((await ask({ app: 'box' }, 'shadowitviaaudit')).json().error).toBe('ALERT_RULE_POLICY');
  });

  test('over the wire is that of a plain evaluation of all policies, and of their snapshot', async () => {
    await fc.assert(
      fc.asyncProperty(
        anyPolicies,
        fc.array(anyFacts, { minLength: 5, maxLength: 5 }),
        async (given, asked) => {
          const policies = given.map((policy, place) => ({ ...policy, name: `Policy ${place}` }));
          const ids = await activate(rim, policies);
          const written: WrittenPolicySet = {
            version: 1,
            precedence: [],
            policies: policies.map((policy, place) => ({
              ...policy,
              id: ids[place] ?? '',
              type: 'filexfer',
              version: 1,
              order: place,
            })),
          };
          const reference = parsePolicySet(written);
          const held = new Decider(parsePolicySet((await snapshot(rim)).payload));
          for (const facts of asked) {
            const question = { type: 'filexfer', facts, time: server.clock.now } as const;
            const expected = referencePolicies(reference, question).map(({ id }) => id);
            const { policies: found, ...decided } = (await decide(facts, {}, rim)).json();
            expect(found.map(({ id }: { id: string }) => id)).toEqual(expected);
            const { version, outcome } = held.decide(question);
            expect({ version: decided.version, outcome: decided.outcome }).toEqual({ version, outcome });
          }
          await disable(rim, ids);
          for (const id of ids) await rim.send('DELETE', `/protect/policies/${id}`);
        },
      ),
      { numRuns: 6 },
    );
  });
});

/** The caller's snapshot, with its signature verified. */
async function snapshot(by: Browser) {
  const answer = await by.get('/api/policies/snapshot');
  const signed = signedSnapshot.parse(answer.json());
  const { keys } = (await by.get('/api/policies/keys')).json();
  const key = createPublicKey({
    key: Buffer.from(keys.find(({ id }: { id: string }) => id === signed.key).public_key, 'base64'),
    format: 'der',
    type: 'spki',
  });
  const isSigned = (text: string): boolean =>
    verify(null, Buffer.from(text), key, Buffer.from(signed.signature, 'base64'));
  expect(isSigned(`casbah policy snapshot v1\n${signed.payload}`)).toBe(true);
  expect(isSigned(signed.payload)).toBe(false);
  return { payload: policySnapshot.parse(JSON.parse(signed.payload)), etag: String(answer.headers.etag) };
}

test('a snapshot has what its policies refer to, and is sent again only if something changed', async () => {
  const group = await nadia.post('/admin/groups', { name: 'Snapshot group', kind: 'custom' });
  const { id } = group.json();
  const ids = await activate(nadia, [
    block('Referring', 'group = "snapshot group" and not tag in (1, 7)', {
      exclude: [{ kind: 'group', value: id }],
    }),
  ]);
  const { payload, etag } = await snapshot(nadia);
  expect(payload).toMatchObject({
    company: 'atlas',
    policies: [
      { id: ids[0], name: 'Referring', condition: 'group = "snapshot group" and not tag in (1, 7)' },
    ],
    groups: [{ id, name: 'Snapshot group', members: [] }],
    tags: [
      { id: 1, name: 'Unsanctioned', services: ['mega'] },
      { id: 7, services: [] },
    ],
  });
  const again = () => nadia.get('/api/policies/snapshot', { headers: { 'if-none-match': etag } });
  expect((await again()).statusCode).toBe(304);
  await nadia.post(`/admin/groups/${id}/members`, {
    added_users: ['nadia@atlas.example'],
    deleted_users: [],
  });
  const changed = await again();
  expect([changed.statusCode, JSON.parse(changed.json().payload).groups]).toEqual([
    200,
    [{ id, name: 'Snapshot group', members: ['nadia@atlas.example'] }],
  ]);
  await disable(nadia, ids);
});

const WORDS = ['box', 'BOX', 'ana', 'q3.xlsx', ''];
const anyWord = fc.constantFrom(...WORDS);
const anyNumber = fc.integer({ min: 0, max: 3 });
const anyCondition: fc.Arbitrary<Condition<PolicyField>> = fc.oneof(
  fc
    .tuple(fc.constantFrom('app', 'user', 'object'), fc.array(anyWord, { minLength: 1, maxLength: 2 }))
    .map(([field, values]): Condition<PolicyField> => ({ kind: 'in', field, values })),
  fc
    .tuple(fc.constantFrom('match_count', 'size'), fc.constantFrom('<', '>='), anyNumber)
    .map(([field, operator, value]): Condition<PolicyField> => ({ kind: 'compare', field, operator, value })),
  fc
    .tuple(fc.constantFrom('user', 'object'), fc.constantFrom('contains', 'ends'), anyWord)
    .map(([field, operator, value]): Condition<PolicyField> => ({ kind: 'text', field, operator, value })),
);
const anyWritten: fc.Arbitrary<WrittenPolicy> = fc.record({
  name: fc.constant(''),
  description: fc.constant(''),
  severity: fc.constant('low'),
  condition: anyFilterOver(anyCondition).map((filter) => printFilter(filter, POLICY_FIELDS)),
  include: fc.array(fc.record({ kind: fc.constant('user'), value: fc.constantFrom('ana', 'Box') }), {
    maxLength: 1,
  }),
  exclude: fc.array(fc.record({ kind: fc.constant('user'), value: fc.constantFrom('ana', 'Box') }), {
    maxLength: 1,
  }),
  exceptions: fc.constant([]),
  schedule: fc.constant(null),
  responses: fc
    .subarray([...RESPONSE_KINDS].filter((kind) => kind === 'block' || kind === 'require_second_factor'))
    .map((kinds) => kinds.map((kind) => ({ kind }))),
});
const anyPolicies = fc.array(anyWritten, { minLength: 1, maxLength: 5 });
const anyFacts = fc.record(
  { app: anyWord, user: anyWord, object: anyWord, match_count: anyNumber, size: anyNumber },
  { requiredKeys: [] },
);
