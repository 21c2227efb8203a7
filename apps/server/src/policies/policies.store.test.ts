import type { PolicyAnswer, PolicySummary } from '@casbah/contract/policies';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addPerson, Browser, openTestServer, type TestServer } from '../test-compose.ts';

let server: TestServer;
let nadia: Browser;
let rim: Browser;
/** May view and modify, but not activate. */
let editor: Browser;
beforeAll(async () => {
  server = await openTestServer();
  const signedIn = async (person: Parameters<typeof addPerson>[1]): Promise<Browser> => {
    await addPerson(server.control, person);
    const browser = new Browser(server.app);
    expect((await browser.signIn(person.email)).statusCode).toBe(200);
    return browser;
  };
  nadia = await signedIn({ tenant: 'atlas', email: 'nadia@atlas.example', role: 'sysadmin' });
  rim = await signedIn({ tenant: 'rif', email: 'rim@rif.example', role: 'sysadmin' });
  editor = await signedIn({
    tenant: 'atlas',
    email: 'editor@atlas.example',
    role: 'admin',
    grants: [{ area: 'protect', actions: ['view', 'modify'] }],
  });
});
afterAll(() => server.close());
beforeEach(async () => {
  for (const { id, state } of await listed('edited')) {
    if (state === 'active') await patch(id, { is_active: false });
    expect((await nadia.send('DELETE', at(id))).statusCode).toBe(200);
  }
});

const at = (id: string, rest = ''): string => `/protect/policies/${id}${rest}`;
const listed = async (query = ''): Promise<PolicySummary[]> =>
  (await nadia.get(`/protect/policies?${query}`))
    .json()
    .policies.filter(({ edited_as }: PolicySummary) => edited_as === 'policy');
const names = async (filter: string, sort = 'order'): Promise<string[]> =>
  (await nadia.get(`/protect/policies?sort=${sort}&filter=${encodeURIComponent(filter)}`))
    .json()
    .policies.map(({ name }: PolicySummary) => name);
const definition = (name: string, more: object = {}) => ({
  name,
  severity: 'high',
  condition: 'activity = upload',
  responses: [{ kind: 'block' }],
  ...more,
});
const create = (name: string, more: object = {}, type = 'filexfer', by = nadia) =>
  by.post('/protect/policies', { type, definition: definition(name, more) });
const created = async (name: string, more: object = {}, type = 'filexfer'): Promise<string> => {
  const answer = await create(name, more, type);
  expect([answer.statusCode, answer.json()]).toMatchObject([201, {}]);
  return answer.json().id;
};
const save = (id: string, revision: number, given: object, by = nadia) =>
  by.send('PUT', at(id, '/draft'), { body: { revision, definition: given } });
const activate = (id: string, revision = 1, by = nadia) =>
  by.post('/protect/policies/activate', { drafts: [{ id, revision }], note: 'Agreed' });
const active = async (name: string, more: object = {}): Promise<string> => {
  const id = await created(name, more);
  expect((await activate(id)).statusCode).toBe(200);
  return id;
};
const patch = (id: string, body: object, by = nadia) => by.send('PATCH', at(id), { body });
const get = async (id: string): Promise<PolicyAnswer> => (await nadia.get(at(id))).json();
const setVersion = async (): Promise<number> => (await nadia.get('/protect/policies')).json().version;
const errorOf = (answer: Awaited<ReturnType<typeof create>>) => [
  answer.statusCode,
  answer.json().error,
  answer.json().details?.field,
];

describe('a draft', () => {
  test('becomes a version in force when it is activated, and the next draft changes nothing until then', async () => {
    const id = await created(' Cards ', { description: 'Card data stays inside' });
    const version = await setVersion();
    expect(await get(id)).toMatchObject({
      type: 'filexfer',
      name: 'Cards',
      state: 'draft',
      has_draft: true,
      version: null,
      definition: null,
      draft: { revision: 1, base_version: null, changes: [], saved_by: 'nadia@atlas.example' },
      versions: [],
      created_by: 'nadia@atlas.example',
    });
    expect((await activate(id)).json()).toEqual({ version: version + 1, policies: [{ id, version: 1 }] });
    expect(await get(id)).toMatchObject({
      state: 'active',
      version: 1,
      draft: null,
      definition: { name: 'Cards', exceptions: [], schedule: null },
      versions: [{ version: 1, note: 'Agreed', activated_by: 'nadia@atlas.example' }],
    });
    const drafted = await save(id, 0, definition('Payment cards', { severity: 'low' }));
    expect(drafted.json()).toMatchObject({
      name: 'Cards',
      severity: 'high',
      state: 'active',
      draft: {
        revision: 1,
        base_version: 1,
        changes: [
          { part: 'name', before: 'Cards', after: 'Payment cards' },
          { part: 'description' },
          { part: 'severity', before: 'high', after: 'low' },
        ],
      },
    });
    expect(await setVersion()).toBe(version + 1);
    await activate(id);
    expect(await get(id)).toMatchObject({ name: 'Payment cards', version: 2, draft: null });
  });

  test('that somebody else saved meanwhile is neither overwritten nor activated nor discarded', async () => {
    const id = await created('Cards');
    expect((await save(id, 1, definition('Cards 2'), editor)).statusCode).toBe(200);
    const refused = [409, 'POLICY_DRAFT_CHANGED', undefined];
    expect(errorOf(await save(id, 1, definition('Cards 3')))).toEqual(refused);
    expect(errorOf(await save(id, 0, definition('Cards 3')))).toEqual(refused);
    expect(errorOf(await activate(id))).toEqual(refused);
    expect(errorOf(await nadia.send('DELETE', at(id, '/draft?revision=1')))).toEqual(refused);
    expect(await get(id)).toMatchObject({ name: 'Cards 2', draft: { revision: 2 } });
    expect((await nadia.send('DELETE', at(id, '/draft?revision=2'))).statusCode).toBe(200);
    // It was never activated, so nothing is left of it.
    expect((await nadia.get(at(id))).statusCode).toBe(404);
  });

  test('is refused with everything that its type can’t do, or that doesn’t exist', async () => {
    expect(errorOf(await create('A', { condition: 'activity =' }))).toEqual([
      400,
      'FILTER_INVALID',
      'definition.condition',
    ]);
    const wrong = await create('A', {
      condition: 'detector = x and size > 10TB',
      responses: [{ kind: 'encrypt' }],
    });
    expect(wrong.statusCode).toBe(422);
    expect(wrong.json().details.problems).toMatchObject([
      { path: 'definition.condition', key: 'problem.policy.file_size' },
      { path: 'definition.condition', key: 'problem.policy.field', values: { field: 'detector' } },
      { path: 'definition.responses.0', key: 'problem.policy.response', values: { response: 'encrypt' } },
    ]);
    const missing = await create('A', {
      condition: 'content = "No profile" and not tag in (0, "No tag")',
      include: [{ kind: 'group', value: 'No group' }],
      responses: [{ kind: 'ticket', destination: 'nowhere', template: 'none' }],
    });
    expect(
      missing
        .json()
        .details.problems.map(({ key, values }: { key: string; values: object }) => [key, values]),
    ).toEqual([
      ['problem.policy.missing_content_profile', { value: 'No profile' }],
      ['problem.policy.missing_tag', { value: 'No tag' }],
      ['problem.policy.missing_group', { value: 'No group' }],
      ['problem.policy.missing_destination', { value: 'nowhere' }],
      ['problem.policy.missing_response_template', { value: 'none' }],
    ]);
    expect(await listed()).toEqual([]);
  });

  test('may refer to what the company has, by ID or name', async () => {
    const group = await nadia.post('/admin/groups', { name: 'Finance', kind: 'custom' });
    const profile = await nadia.post('/protect/content_profiles', { name: 'Payment cards', sets: [] });
    expect([group.statusCode, profile.statusCode]).toEqual([201, 201]);
    const id = await created('Cards', {
      condition: `content in ("PAYMENT CARDS", ${profile.json().id}) and tag in (0, sanctioned)`,
      include: [
        { kind: 'group', value: 'finance' },
        { kind: 'group', value: group.json().id },
      ],
    });
    expect((await get(id)).draft?.definition.include).toHaveLength(2);
    // What is deleted afterwards is found before the policy takes effect.
    await nadia.send('DELETE', `/protect/content_profiles/${profile.json().id}`);
    expect((await activate(id)).json().details.problems[0].key).toBe(
      'problem.policy.missing_content_profile',
    );
  });
});

describe('policies', () => {
  test('have a unique name within their type', async () => {
    await created('Cards');
    await created('Cards', {}, 'documentshare');
    const taken = [409, 'NAME_TAKEN', 'name'];
    expect(errorOf(await create('CARDS'))).toEqual(taken);
    const id = await created('Other');
    expect(errorOf(await save(id, 1, definition('cards')))).toEqual(taken);
    expect((await nadia.post(at(id, '/clone'), {})).json()).toMatchObject({
      name: 'Other - Copy 1',
      state: 'draft',
      draft: { definition: { name: 'Other - Copy 1', condition: 'activity = upload' } },
    });
  });

  test('are disabled before they are deleted', async () => {
    const id = await active('Cards');
    const version = await setVersion();
    expect(errorOf(await nadia.send('DELETE', at(id)))).toEqual([409, 'POLICY_ACTIVE', undefined]);
    expect((await patch(id, { is_active: false })).json()).toMatchObject({ state: 'disabled', version: 1 });
    expect((await patch(id, { is_active: false })).statusCode).toBe(200);
    expect(await setVersion()).toBe(version + 1);
    const draft = await created('New');
    expect(errorOf(await patch(draft, { is_active: true }))[1]).toBe('POLICY_NEVER_ACTIVATED');
  });

  test('are edited with the permission to modify, and take effect with the one to activate', async () => {
    const id = await active('Cards');
    const draft = await create('Mine', {}, 'filexfer', editor);
    expect(draft.statusCode).toBe(201);
    const denied = await Promise.all([
      activate(draft.json().id, 1, editor),
      patch(id, { is_active: false }, editor),
      editor.post(at(id, '/exceptions'), { condition: 'user = a', reason: 'b' }),
      editor.send('PUT', '/protect/policies/order', { body: { ids: [] } }),
      editor.send('PUT', '/protect/precedence', { body: { precedence: [] } }),
      editor.post('/protect/policies/import', { yaml: 'policies: []' }),
      editor.get('/protect/policies/export'),
      editor.get('/api/policies/snapshot'),
    ]);
    expect(denied.map(({ statusCode }) => statusCode)).toEqual(denied.map(() => 403));
    expect((await rim.get(at(id))).statusCode).toBe(404);
  });

  test('are listed with alert rules, filtered and sorted', async () => {
    await active('Zeta', { severity: 'low' });
    await created('alpha', { severity: 'high', responses: [{ kind: 'raise_incident' }] }, 'documentshare');
    const rule = await nadia.post('/risks/policies', { name: 'Big uploads', condition: 'uploaded > 1GB' });
    const { id } = rule.json().policy;
    expect(await names('')).toEqual(['Zeta', 'alpha', 'Big uploads']);
    expect(await names('', 'name')).toEqual(['alpha', 'Big uploads', 'Zeta']);
    expect(await names('', '-severity')).toEqual(['Big uploads', 'Zeta', 'alpha']);
    expect(await names('state = draft')).toEqual(['alpha']);
    expect(await names('type = shadowitviaaudit and response = notify')).toEqual(['Big uploads']);
    expect(await names('severity = low or response = raise_incident')).toEqual(['Zeta', 'alpha']);
    expect(await names('uploaded')).toEqual(['Big uploads']);
    expect((await nadia.get('/protect/policies?limit=1&offset=1')).json()).toMatchObject({
      policies: [{ name: 'alpha' }],
      total: 3,
      limit: 2000,
    });
    expect((await nadia.get('/protect/policies?filter=nothing+=+1')).statusCode).toBe(400);
    // Alert rules are stored once, and edited by calls of their own.
    const refused = await Promise.all([
      nadia.get(at(id)),
      patch(id, { is_active: true }),
      create('Mine', {}, 'shadowitviaaudit'),
      save(id, 0, definition('Mine')),
    ]);
    expect(refused.map((answer) => answer.json().error)).toEqual(refused.map(() => 'ALERT_RULE_POLICY'));
    expect(refused[0]?.json().api_message).toContain('/risks/policies');
    await nadia.send('DELETE', `/risks/policies/${id}`);
  });

  test('have one order, which is refused if it isn’t complete', async () => {
    const ids = [await active('A'), await active('B'), await created('C')];
    const order = (given: string[]) => nadia.send('PUT', '/protect/policies/order', { body: { ids: given } });
    expect((await order(ids.toReversed())).statusCode).toBe(200);
    expect(await names('')).toEqual(['C', 'B', 'A']);
    const [first = '', ...rest] = ids;
    for (const given of [rest, [...ids, crypto.randomUUID()], [first, ...ids]])
      expect(errorOf(await order(given))[1]).toBe('POLICIES_CHANGED');
  });
});

describe('versions', () => {
  test('are kept, compared and restored', async () => {
    const id = await active('Cards', { severity: 'low' });
    for (const severity of ['medium', 'high']) {
      await save(id, 0, definition('Cards', { severity }));
      await activate(id);
    }
    expect((await nadia.get(at(id, '/versions'))).json()).toMatchObject({
      versions: [{ version: 3 }, { version: 2 }, { version: 1 }],
      next: null,
    });
    expect((await nadia.get(at(id, '/versions?before=2'))).json().versions).toHaveLength(1);
    const changesOf = async (query: string) => (await nadia.get(at(id, `/versions/${query}`))).json().changes;
    expect(await changesOf('3')).toEqual([{ part: 'severity', before: 'medium', after: 'high' }]);
    expect(await changesOf('3?to=1')).toEqual([{ part: 'severity', before: 'high', after: 'low' }]);
    expect(await changesOf('1')).toEqual([]);
    expect((await nadia.get(at(id, '/versions/1?to=draft'))).statusCode).toBe(404);
    const restored = await nadia.post(at(id, '/versions/1/restore'), { revision: 0 });
    expect(restored.json()).toMatchObject({
      severity: 'high',
      draft: { base_version: 3, definition: { severity: 'low' } },
    });
    expect(await changesOf('2?to=draft')).toEqual([{ part: 'severity', before: 'medium', after: 'low' }]);
  });

  test('with an exception take effect at once, and the draft gets it, too', async () => {
    const id = await active('Cards');
    await save(id, 0, definition('Cards', { severity: 'low' }));
    const body = { condition: 'user = ana', reason: 'This was fine', expires: '2027-01-01T00:00:00.000Z' };
    const added = await nadia.post(at(id, '/exceptions'), body);
    expect(added.statusCode).toBe(201);
    expect(added.json()).toMatchObject({
      version: 2,
      definition: { severity: 'high', exceptions: [body] },
      draft: { revision: 2, base_version: 2, definition: { severity: 'low', exceptions: [body] } },
      versions: [{ version: 2, note: 'This was fine' }, { version: 1 }],
    });
    expect(errorOf(await nadia.post(at(id, '/exceptions'), { ...body, condition: 'check = a' }))).toEqual([
      422,
      'UNPROCESSABLE',
      'condition',
    ]);
    const [exception] = added.json().definition.exceptions;
    const removed = await nadia.send('DELETE', at(id, `/exceptions/${exception.id}`));
    expect(removed.json()).toMatchObject({
      version: 3,
      definition: { exceptions: [] },
      draft: { definition: { exceptions: [] } },
    });
    expect((await nadia.send('DELETE', at(id, `/exceptions/${exception.id}`))).statusCode).toBe(404);
    const draft = await created('New');
    expect(errorOf(await nadia.post(at(draft, '/exceptions'), body))[1]).toBe('POLICY_NEVER_ACTIVATED');
  });
});

test('the company’s order of responses is completed by the default one', async () => {
  const asked = ['skip_inspection', 'coach'];
  const { precedence } = (
    await nadia.send('PUT', '/protect/precedence', { body: { precedence: asked } })
  ).json();
  expect(precedence.slice(0, 4)).toEqual(['skip_inspection', 'coach', 'block', 'require_second_factor']);
  expect((await nadia.get('/protect/precedence')).json()).toEqual({ precedence });
});

test.each([
  ['SH-K046', 'documentshare'],
  ['SH-K047', 'documentshareapi'],
  ['SH-K048', 'accessenforceapi'],
  ['SH-K049', 'filexfer'],
  ['SH-K050', 'anomalydetect'],
  ['SH-K051', 'accessenforcement'],
  ['SH-K053', 'configassessmentapi'],
  ['SH-K054', 'filterpolicy'],
  ['SH-K055', 'clouddlpwss'],
  ['SH-K056', 'clouddlpemail'],
  ['SH-K057', 'clouddlpendpoint'],
  ['SH-K058', 'clouddlpgenericrest'],
  ['SH-K059', 'documentsecurity'],
])('[%s] a policy can have the type %s', async (_, type) => {
  const id = await created(type, { condition: '', responses: [] }, type);
  expect((await activate(id)).statusCode).toBe(200);
  expect(await names(`type = ${type} and state = active`)).toEqual([type]);
});

test('[SH-K052] an alert rule is a policy of the type shadowitviaaudit', async () => {
  const rule = await nadia.post('/risks/policies', { name: 'New and risky', condition: 'risk = high' });
  const { id } = rule.json().policy;
  expect((await nadia.get('/protect/policies?filter=type+=+shadowitviaaudit')).json().policies).toMatchObject(
    [{ id, name: 'New and risky', type: 'shadowitviaaudit', state: 'disabled', edited_as: 'alert_rule' }],
  );
  await nadia.send('DELETE', `/risks/policies/${id}`);
});
