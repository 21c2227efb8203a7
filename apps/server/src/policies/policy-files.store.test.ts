import type { PolicyFileChange } from '@casbah/contract/policies';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addPerson, Browser, openTestServer, type TestServer } from '../test-compose.ts';

let server: TestServer;
let nadia: Browser;
beforeAll(async () => {
  server = await openTestServer();
  await addPerson(server.control, { tenant: 'atlas', email: 'nadia@atlas.example', role: 'sysadmin' });
  nadia = new Browser(server.app);
  expect((await nadia.signIn('nadia@atlas.example')).statusCode).toBe(200);
});
afterAll(() => server.close());

const FILE = `policies:
  - type: filexfer
    name: Cards
    severity: high
    condition: activity = upload and group = Finance
    include:
      - kind: group
        value: Finance
    schedule:
      time_zone: Europe/Berlin
      windows:
        - days:
            - 1
            - 5
          from: 22:00
          to: 06:00
    responses:
      - kind: block
      - kind: raise_incident
        severity: low
    exceptions:
      - condition: user = ana
        reason: Their job
  - type: documentshareapi
    name: Sharing
    description: Public links
    severity: medium
    condition: exposure = public
    responses:
      - kind: unshare
        exposure: public
`;

let group: string;
beforeEach(async () => {
  const { policies } = (await nadia.get('/protect/policies')).json();
  for (const { id, state } of policies) {
    if (state === 'active')
      await nadia.send('PATCH', `/protect/policies/${id}`, { body: { is_active: false } });
    await nadia.send('DELETE', `/protect/policies/${id}`);
  }
  await nadia.post('/admin/groups/delete', { ids: [group ?? 'none'] });
  group = (await nadia.post('/admin/groups', { name: 'Finance', kind: 'custom' })).json().id;
});

const send = (call: 'diff' | 'import', yaml: string) => nadia.post(`/protect/policies/${call}`, { yaml });
const changes = async (call: 'diff' | 'import', yaml: string): Promise<PolicyFileChange[]> => {
  const answer = await send(call, yaml);
  expect([answer.statusCode, answer.json()]).toMatchObject([200, {}]);
  return answer.json().policies;
};
const kinds = (found: readonly PolicyFileChange[]) => found.map(({ name, change }) => [name, change]);
const exported = async (filter = ''): Promise<string> =>
  (await nadia.get(`/protect/policies/export?filter=${encodeURIComponent(filter)}`)).body;
const activate = async (found: readonly PolicyFileChange[]): Promise<void> => {
  const drafts = found.flatMap(({ id, revision }) => (revision === null ? [] : [{ id, revision }]));
  expect((await nadia.post('/protect/policies/activate', { drafts })).statusCode).toBe(200);
};

describe('a file of policies', () => {
  test('becomes drafts, and what was exported changes nothing', async () => {
    expect(kinds(await changes('diff', FILE))).toEqual([
      ['Cards', 'added'],
      ['Sharing', 'added'],
    ]);
    expect((await nadia.get('/protect/policies')).json().total).toBe(0);
    const imported = await changes('import', FILE);
    expect(imported.map(({ id, revision }) => [typeof id, revision])).toEqual([
      ['string', 1],
      ['string', 1],
    ]);
    expect(await exported()).toBe(FILE);
    expect(await exported('type = documentshareapi')).toBe(
      `policies:\n${FILE.slice(FILE.indexOf('  - type: documentshareapi'))}`,
    );
    const again = await changes('import', FILE);
    expect(kinds(again)).toEqual([
      ['Cards', 'unchanged'],
      ['Sharing', 'unchanged'],
    ]);
    await activate(again);
    expect((await changes('import', FILE)).map(({ revision }) => revision)).toEqual([null, null]);
    expect((await nadia.get('/protect/policies?filter=draft+=+yes')).json().total).toBe(0);
  });

  test('changes policies by type and name, and leaves the rest', async () => {
    await activate(await changes('import', FILE));
    const found = await changes(
      'import',
      FILE.replace('severity: high', 'severity: low').slice(
        0,
        FILE.indexOf('  - type: documentshareapi') - 1,
      ),
    );
    expect(found).toMatchObject([
      { name: 'Cards', change: 'changed', changes: [{ part: 'severity', before: 'high', after: 'low' }] },
    ]);
    await activate(found);
    expect((await nadia.get('/protect/policies')).json().policies).toMatchObject([
      { name: 'Cards', severity: 'low', version: 2 },
      { name: 'Sharing', version: 1 },
    ]);
  });

  test('names what policies name by ID', async () => {
    const { id } = (
      await nadia.post('/admin/destinations', {
        kind: 'webhook',
        name: 'Tickets',
        address: 'https://tickets.example/hook',
      })
    ).json().destination;
    const definition = {
      name: 'By ID',
      severity: 'low',
      condition: `group = ${group} and tag = 1`,
      include: [{ kind: 'group', value: group }],
      responses: [{ kind: 'ticket', destination: id, template: 'default-filexfer' }],
    };
    const created = await nadia.post('/protect/policies', { type: 'filexfer', definition });
    expect([created.statusCode, created.json()]).toMatchObject([201, {}]);
    const yaml = await exported();
    expect(yaml).toContain('condition: group = Finance and tag = Unsanctioned');
    expect(yaml).toContain('value: Finance');
    expect(yaml).toContain('destination: Tickets');
    expect(yaml).not.toContain('default-filexfer');
    expect(kinds(await changes('diff', yaml))).toEqual([['By ID', 'unchanged']]);
    const unknown = await send('diff', yaml.replace('destination: Tickets', 'destination: Nowhere'));
    expect(unknown.json().details).toMatchObject({ field: 'policies.0.responses.0' });
    expect(unknown.json().api_message).toContain('Nowhere');
  });

  test('is refused as a whole, with the place of what is wrong', async () => {
    const refusal = async (yaml: string) => {
      const answer = await send('import', yaml);
      const { error, details } = answer.json();
      return [error, details?.line ?? details?.field];
    };
    expect(await refusal('policies:\n  - type: [')).toEqual(['POLICY_FILE_INVALID', 2]);
    expect(await refusal('a: &a [1]\nb: *a')).toEqual(['POLICY_FILE_INVALID', 1]);
    expect(await refusal('['.repeat(20_000))).toEqual(['POLICY_FILE_INVALID', 1]);
    expect(await refusal('policies: [{ type: box }]')).toEqual(['BAD_REQUEST', 'file.policies.0.name']);
    expect(await refusal(FILE.replace('exposure: public', 'exposure: wide'))).toEqual([
      'BAD_REQUEST',
      'file.policies.1.responses.0.exposure',
    ]);
    expect(await refusal(FILE.replace('exposure = public', 'detector = x'))).toEqual([
      'UNPROCESSABLE',
      'policies.1.condition',
    ]);
    expect(
      await refusal(FILE.replace('name: Sharing', 'name: Cards').replace('documentshareapi', 'filexfer')),
    ).toEqual(['UNPROCESSABLE', 'policies.1.name']);
    expect(await refusal(FILE.replace('documentshareapi', 'shadowitviaaudit'))).toEqual([
      'ALERT_RULE_POLICY',
      undefined,
    ]);
    expect((await nadia.get('/protect/policies')).json().total).toBe(0);
  });
});
