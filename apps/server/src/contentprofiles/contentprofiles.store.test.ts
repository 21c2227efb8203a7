import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addPerson, Browser, openTestServer, type TestServer } from '../test-compose.ts';

let server: TestServer;
let nadia: Browser;
let rim: Browser;
let reader: Browser;
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
  reader = await signedIn({
    tenant: 'atlas',
    email: 'reader@atlas.example',
    role: 'admin',
    grants: [{ area: 'protect', actions: ['view'] }],
  });
});
afterAll(() => server.close());

let uids = 0;
const uid = (): string => `u${++uids}`;
type RuleGiven = [type: string, value: string, more?: object];
/** Sets of one line per rule, joined by AND. */
const sets = (...lines: RuleGiven[]) => [
  {
    uid: uid(),
    logicType: null,
    ruleLines: lines.map(([ruleType, value, more = {}], index) => ({
      uid: uid(),
      ruleType,
      logicType: index === lines.length - 1 ? null : 'AND',
      rules: [{ uid: uid(), value, ...more }],
    })),
  },
];
const make = (path: string, body: object, by = nadia) => by.post(`/protect/${path}`, body);
const patch = (path: string, id: string, body: object, by = nadia) =>
  by.send('PATCH', `/protect/${path}/${id}`, { body });
const remove = (path: string, id: string, by = nadia) => by.send('DELETE', `/protect/${path}/${id}`);
const made = async (path: string, body: object): Promise<string> => {
  const answer = await make(path, body);
  expect([path, answer.statusCode, answer.json()]).toMatchObject([path, 201, {}]);
  return answer.json().id;
};

describe('content profiles', () => {
  test('one is created, read, changed, cloned and deleted, by its own company only', async () => {
    const rules = sets(['risk_type', 'pci'], ['regex', 'key-[0-9]+', { matchCount: 3 }]);
    const answer = await make('content_profiles', { name: ' Card data ', sets: rules });
    expect(answer.statusCode).toBe(201);
    const { id } = answer.json();
    expect(answer.json()).toMatchObject({
      name: 'Card data',
      is_enabled: true,
      data_filter: null,
      used_by: [],
      created_by: 'nadia@atlas.example',
      sets: [{ ruleLines: [{ rules: [{ value: 'pci', matchCount: 1 }] }, { rules: [{ matchCount: 3 }] }] }],
    });
    expect((await reader.get(`/protect/content_profiles/${id}`)).json()).toEqual(answer.json());
    expect((await rim.get(`/protect/content_profiles/${id}`)).statusCode).toBe(404);
    expect((await make('content_profiles', { name: 'Mine', sets: [] }, reader)).statusCode).toBe(403);

    const changed = await patch('content_profiles', id, { is_enabled: false });
    expect(changed.json()).toMatchObject({ name: 'Card data', is_enabled: false, sets: answer.json().sets });
    const copy = await nadia.post(`/protect/content_profiles/${id}/clone`, {});
    expect(copy.json()).toMatchObject({ name: 'Card data - Copy 1', is_enabled: false });
    expect((await reader.get('/protect/content_profiles')).json()).toMatchObject({
      profiles: [{ name: 'Card data' }, { name: 'Card data - Copy 1' }],
      limit: 500,
    });
    for (const one of [id, copy.json().id])
      expect((await remove('content_profiles', one)).statusCode).toBe(200);
  });

  test('a name has up to 64 limited characters and is unique in the company, ignoring case [PF-V055]', async () => {
    for (const name of ['', ' ', 'a'.repeat(65), 'a<b', 'a;b', 'a\nb'])
      expect([name, (await make('content_profiles', { name, sets: [] })).statusCode]).toEqual([name, 400]);
    const id = await made('content_profiles', { name: 'Données R&D (2026)', sets: [] });
    const other = await made('content_profiles', { name: 'a'.repeat(64), sets: [] });
    const taken = { error: 'NAME_TAKEN', details: { field: 'name', name: 'données r&d (2026)' } };
    const again = await make('content_profiles', { name: 'données r&d (2026)', sets: [] });
    expect(again.json()).toMatchObject(taken);
    const renamed = await patch('content_profiles', other, { name: 'données r&d (2026)' });
    expect(renamed.json()).toMatchObject(taken);
    expect((await make('content_profiles', { name: 'Données R&D (2026)', sets: [] }, rim)).statusCode).toBe(
      201,
    );
    expect((await make('reusable_rules', { name: 'Données R&D (2026)', sets: [] })).statusCode).toBe(201);
    for (const one of [id, other]) await remove('content_profiles', one);
  });

  test('a rule looks for nothing unknown, and says which is', async () => {
    const unknown = crypto.randomUUID();
    const refused = async (...rule: RuleGiven) => {
      const answer = await make('content_profiles', { name: 'Refused', sets: sets(rule) });
      expect(answer.statusCode).toBe(422);
      return answer.json().details.problems;
    };
    for (const [type, value, key] of [
      ['risk_type', 'gossip', 'problem.no_risk_type'],
      ['content_type', 'poem', 'problem.no_content_type'],
      ['dictionary', unknown, 'problem.missing_dictionary'],
      ['predefined_dictionary', 'nothing', 'problem.missing_predefined_dictionary'],
      ['predefined_term', 'xx-nothing', 'problem.missing_data_identifier'],
      ['predefined_term', `alias:${unknown}`, 'problem.missing_alias'],
      ['training_profile', unknown, 'problem.missing_ml_profile'],
      ['index', unknown, 'problem.missing_index'],
      ['reusable_rule', unknown, 'problem.missing_reusable_rule'],
    ] as const)
      expect([type, await refused(type, value)]).toMatchObject([type, [{ key }]]);
    expect(await refused('file_format', 'document', { fileFormat: 'abc' })).toMatchObject([
      { key: 'problem.no_file_format', path: 'sets.0.ruleLines.0.rules.0' },
    ]);
    expect(await refused('regex', '(?=x)')).toMatchObject([
      { key: 'problem.regex.unsupported_group', path: 'sets.0.ruleLines.0.rules.0' },
    ]);
    expect(await refused('regex', 'x*')).toMatchObject([{ key: 'problem.regex.MATCHES_EMPTY_TEXT' }]);
    expect(await refused('regex', 'x', { matchCount: 100 })).toMatchObject([
      { key: 'problem.rules.MATCHES_LIMIT_ERROR' },
    ]);
    const accepted = await make('content_profiles', {
      name: 'All kinds',
      sets: sets(
        ['risk_type', 'hipaa'],
        ['content_type', 'source_code'],
        ['predefined_term', 'card-visa', { highSensitivity: true }],
        ['file_format', 'document', { fileFormat: 'pdf' }],
        ['regex', String.raw`\bproject-\d{4}\b`],
      ),
    });
    expect(accepted.statusCode).toBe(201);
    await remove('content_profiles', accepted.json().id);
  });

  test('what a profile uses is listed there and can’t be deleted meanwhile', async () => {
    const filter = await made('data_filters', {
      name: 'PDF',
      conditions: [{ mode: 'include', extensions: ['pdf'] }],
    });
    const alias = await made('content_aliases', { name: 'Numbers', identifiers: ['card-visa'] });
    const rule = await made('reusable_rules', {
      name: 'Numbers',
      sets: sets(['predefined_term', `alias:${alias}`]),
    });
    const profile = await made('content_profiles', {
      name: 'Numbers',
      sets: sets(['reusable_rule', rule]),
      data_filter: filter,
    });
    const inProfile = [{ kind: 'profile', id: profile, name: 'Numbers' }];
    const used = async (path: string, id: string) =>
      (await nadia.get(`/protect/${path}/${id}`)).json().used_by;
    expect(await used('data_filters', filter)).toEqual(inProfile);
    expect(await used('reusable_rules', rule)).toEqual(inProfile);
    expect(await used('content_aliases', alias)).toEqual([
      { kind: 'reusable_rule', id: rule, name: 'Numbers' },
    ]);
    for (const [path, id] of [
      ['data_filters', filter],
      ['reusable_rules', rule],
      ['content_aliases', alias],
    ] as const)
      expect((await remove(path, id)).json()).toMatchObject({
        error: 'CONTENT_IN_USE',
        details: { name: 'Numbers', count: 1 },
      });
    expect((await patch('content_profiles', profile, { sets: [], data_filter: null })).statusCode).toBe(200);
    expect((await remove('data_filters', filter)).statusCode).toBe(200);
    expect((await remove('reusable_rules', rule)).statusCode).toBe(200);
    expect((await remove('content_aliases', alias)).statusCode).toBe(200);
    await remove('content_profiles', profile);
  });

  test('the generic proxy serves them [SH-C006]', async () => {
    const proxy = async (action: string, more: object = {}) =>
      (await nadia.post('/controls/make_api_request?resource=contentprofiles', { action, ...more })).json();
    const { id } = await proxy('post', { data: { name: 'By proxy', sets: sets(['risk_type', 'pii']) } });
    expect(await proxy('get', { id })).toMatchObject({ id, name: 'By proxy' });
    expect(await proxy('patch', { id, data: { description: 'Personal data' } })).toMatchObject({
      description: 'Personal data',
    });
    expect(await proxy('list', { params: { query: 'personal' } })).toMatchObject({
      meta: { total_count: 1 },
      objects: [{ id }],
    });
    expect(await proxy('delete', { id })).toEqual({ api_response: 'success' });
    expect(await proxy('get', { id })).toMatchObject({ error: 'NOT_FOUND' });
  });
});

test('a data filter is saved only with valid conditions', async () => {
  const refused = async (...conditions: object[]) =>
    (await make('data_filters', { name: 'Refused', conditions })).json().details.problems;
  expect(await refused()).toMatchObject([{ path: 'conditions', key: 'problem.filter.NO_CONDITION' }]);
  expect(await refused({ mode: 'include', extensions: ['toolong'] })).toMatchObject([
    { path: 'conditions.0', key: 'problem.filter.INVALID_EXTENSION', values: { value: 'toolong' } },
  ]);
  expect(await refused({ mode: 'exclude', formats: [{ class: 'sheep', format: '*' }] })).toMatchObject([
    { path: 'conditions.0.formats', key: 'problem.no_file_class' },
  ]);
});

test('a reusable rule contains no other', async () => {
  const rule = await made('reusable_rules', { name: 'Inner', sets: sets(['risk_type', 'pci']) });
  const nested = await make('reusable_rules', { name: 'Outer', sets: sets(['reusable_rule', rule]) });
  expect(nested.json().details.problems).toMatchObject([{ key: 'problem.rules.NESTED_REUSABLE_RULE' }]);
  await remove('reusable_rules', rule);
});

test('the rule builder gets all choices, and tries a pattern on a text', async () => {
  const alias = await made('content_aliases', { name: 'Choice', identifiers: ['card-visa'] });
  const choices = (await reader.get('/protect/content/choices')).json();
  expect(choices.risks).toContain('pci');
  expect(choices.aliases).toContainEqual({ key: `alias:${alias}`, label: 'Choice' });
  expect(choices.data_identifiers.find(({ key }: { key: string }) => key === 'card-visa')).toMatchObject({
    country: null,
    is_custom: false,
  });
  expect(choices.file_classes[0].formats.length).toBeGreaterThan(1);

  const tried = async (pattern: string, text: string) =>
    (await reader.post('/protect/patterns/try', { pattern, text, ignore_case: true })).json();
  expect(await tried('[a-z]{2}[0-9]', '😀 é ab1, AB2')).toEqual({
    problem: null,
    problem_words: null,
    count: 2,
    matches: [
      { start: 5, end: 8 },
      { start: 10, end: 13 },
    ],
  });
  expect(await tried('(', 'x')).toMatchObject({
    problem: 'A closing parenthesis is missing. Add it, or write \\( for the character.',
    problem_words: { key: 'problem.regex.missing_parenthesis' },
    count: 0,
  });
  expect(await tried('x*', 'ab')).toMatchObject({
    problem_words: { key: 'problem.regex.MATCHES_EMPTY_TEXT' },
    count: 0,
  });
});

test('inspection gets everything that a company defines, at a version that every change increases', async () => {
  const { contentOf, dictionaryTermsOf } = server.provided;
  const before = await contentOf('atlas');
  expect(await contentOf('atlas')).toBe(before);
  const terms = [{ text: 'Falcon', weight: 3 }];
  const dictionary = (await make('dictionaries', { name: 'Projects', terms })).json().id;
  const identifier = (await make('data_identifiers', { name: 'Badge', pattern: 'E-[0-9]+' })).json().id;
  const profile = await made('content_profiles', {
    name: 'Projects',
    sets: sets(['dictionary', dictionary]),
    is_enabled: false,
  });
  const after = await contentOf('atlas');
  expect(after.version).toBe(before.version + 3);
  expect(after.profiles).toMatchObject([{ id: profile, isEnabled: false, sets: [{}] }]);
  expect(after.dictionaries).toEqual([
    { id: dictionary, name: 'Projects', description: '', ignoreAccents: false, revision: before.version + 1 },
  ]);
  expect(after.customIdentifiers).toMatchObject([{ id: identifier, pattern: 'E-[0-9]+', isEnabled: true }]);
  expect(await dictionaryTermsOf('atlas', dictionary)).toEqual([
    { text: 'Falcon', weight: 3, matchCase: false, partOfWord: false },
  ]);
  expect(await dictionaryTermsOf('rif', dictionary)).toEqual([]);
  const other = await contentOf('rif');
  expect(other.dictionaries).toEqual([]);
});
