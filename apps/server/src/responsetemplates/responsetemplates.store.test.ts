import { POLICY_TYPES } from '@casbah/domain/policy/policy-type';
import { TEMPLATE_LIMITS } from '@casbah/domain/response-template/limits';
import { placeholdersOf } from '@casbah/domain/response-template/placeholders';
import { templateProblems } from '@casbah/domain/response-template/template';
import { LANGUAGES } from '@casbah/messages/languages';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addPerson, Browser, openTestServer, type TestServer } from '../test-compose.ts';
import { defaultEmail, defaultTemplates, EMAIL_VARIANTS } from './default-templates.ts';

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

const PATH = '/protect/response_templates';
let names = 0;
const given = (template: object, more: object = {}) => ({
  template_name: `Template ${++names}`,
  policy_type: 'documentshare',
  template,
  ...more,
});
const TEXT = { text: { admin: { body: '{{policy_name}}' } } };
const made = async (template: object = TEXT, more: object = {}): Promise<string> => {
  const answer = await nadia.post(PATH, given(template, more));
  expect(answer.json()).toMatchObject({ template_id: expect.any(String) });
  return answer.json().template_id;
};
const change = (id: string, body: object) => nadia.send('PATCH', `${PATH}/${id}`, { body });
const problemsOf = async (template: object, more: object = {}): Promise<object[]> => {
  const answer = await nadia.post(PATH, given(template, more));
  expect(answer.statusCode).toBe(422);
  return answer.json().details.problems;
};
/** The first problem of a template in English. */
const problemOf = async (template: object): Promise<string> =>
  (await nadia.post(PATH, given(template))).json().details.problem;

const message = { subject: 'Policy {{policy_name}}', body: 'Hello {{users_scope}}' };
const FILES = {
  tombstone_file_name: 'Removed.txt',
  tombstone_content: '{{policy_name}} removed this file.',
  copied_file_name: 'Copy',
  moved_file_name: 'Moved',
};
const FULL = {
  email: { admin: message, user: message, ticketing: message },
  text: { admin: { body: 'One match' } },
  text_aggregation: { admin: { body: '{{total_files_count}} files' } },
  browser: { user: message },
  preserve_content: FILES,
};

describe('a response template', () => {
  test('has wire names, and messages by channel and reader [SH-E002] [SH-E003] [SH-E004]', async () => {
    const description = 'For customer data';
    const id = await made(FULL, { template_name: 'Customers', description, enable_aggregation: true });
    const found = (await reader.get(`${PATH}/${id}`)).json();
    expect(found).toMatchObject({
      template_id: id,
      template_name: 'Customers',
      policy_type: 'documentshare',
      description,
      enable_aggregation: true,
      status: true,
      template: FULL,
      is_default: false,
      created_by: 'nadia@atlas.example',
    });
    expect((await rim.get(`${PATH}/${id}`)).statusCode).toBe(404);
    expect((await reader.post(PATH, given(TEXT))).statusCode).toBe(403);

    const changed = await change(id, { status: false, enable_aggregation: false, template: TEXT });
    expect(changed.json()).toMatchObject({
      template_name: 'Customers',
      status: false,
      template: {
        email: { admin: null, user: null, ticketing: null },
        text: TEXT.text,
        preserve_content: null,
      },
    });
    const copy = (await nadia.post(`${PATH}/${id}/clone`, {})).json();
    expect(copy).toMatchObject({ template_name: 'Customers - Copy 1', description, status: false });
    const listed = (await reader.get(PATH)).json();
    expect(listed.limit).toBe(200);
    expect(listed.templates.map((one: { template_name: string }) => one.template_name)).toEqual(
      expect.arrayContaining(['Customers', 'Customers - Copy 1', 'Default: Shadow IT']),
    );
    for (const one of [id, copy.template_id])
      expect((await nadia.send('DELETE', `${PATH}/${one}`)).statusCode).toBe(200);
    expect((await nadia.get(`${PATH}/${id}`)).statusCode).toBe(404);
  });

  test('has a name that is unique in the company, ignoring case', async () => {
    const id = await made(TEXT, { template_name: 'Données' });
    const taken = { error: 'NAME_TAKEN', details: { name: 'DONNÉES' } };
    expect((await nadia.post(PATH, given(TEXT, { template_name: 'DONNÉES' }))).json()).toMatchObject(taken);
    expect((await change(await made(), { template_name: 'DONNÉES' })).json()).toMatchObject(taken);
    expect((await rim.post(PATH, given(TEXT, { template_name: 'Données' }))).statusCode).toBe(201);
    for (const template_name of ['', ' ', 'a'.repeat(65), 'a\nb'])
      expect((await nadia.post(PATH, given(TEXT, { template_name }))).statusCode).toBe(400);
    await nadia.send('DELETE', `${PATH}/${id}`);
  });

  test.each([
    [{ email: { user: { subject: 'x' } } }, 'Email Body is required', '[SH-X003]'],
    [{ email: { admin: { body: 'x' } } }, 'Subject is required', '[SH-X004]'],
    [{ text: { admin: { body: ' ' } } }, 'Text Message is required', '[SH-X005]'],
    [{ browser: { user: { subject: 'x' } } }, 'Body is required', '[SH-X006]'],
    [{ browser: { user: { body: 'x' } } }, 'Title is required', '[SH-X007]'],
    [
      { preserve_content: { ...FILES, tombstone_file_name: 'a/b' } },
      'A valid name for tombstone file is required',
      '[SH-X008]',
    ],
    [{ preserve_content: { ...FILES, tombstone_content: '' } }, 'File content is required', '[SH-X009]'],
    [
      { preserve_content: { ...FILES, copied_file_name: 'NUL' } },
      'A valid name for copied file is required',
      '[SH-X010]',
    ],
    [
      { preserve_content: { ...FILES, moved_file_name: '' } },
      'A valid name for moved file is required',
      '[SH-X011]',
    ],
  ])('%j is refused: %s %s', async (template, problem, _row) => {
    expect(await problemOf(template)).toBe(problem);
  });

  test('is refused with everything that is wrong with it, each at its place', async () => {
    const template = {
      email: { admin: { subject: '{{policy}}', body: 'a'.repeat(TEMPLATE_LIMITS.emailBody + 1) } },
      text: { admin: { body: '{{sender_email}}' } },
    };
    expect(await problemsOf(template, { enable_aggregation: true })).toEqual([
      {
        path: 'template.email.admin.subject',
        key: 'problem.template.UNKNOWN_PLACEHOLDER',
        values: { name: 'policy' },
      },
      {
        path: 'template.email.admin.body',
        key: 'problem.template.TOO_LONG',
        values: { maximum: TEMPLATE_LIMITS.emailBody },
      },
      {
        path: 'template.text.admin.body',
        key: 'problem.template.OTHER_PLACEHOLDER',
        values: { name: 'sender_email' },
      },
      { path: 'template.text_aggregation.admin.body', key: 'problem.template.TEXT_REQUIRED', values: {} },
    ]);
    expect(await problemsOf({})).toMatchObject([{ path: 'template', key: 'problem.template.NO_CHANNEL' }]);
    const id = await made({ text: { admin: { body: '{{file_link}}' } } });
    // A valid text can become invalid with another policy type.
    expect((await change(id, { policy_type: 'shadowitviaaudit' })).statusCode).toBe(422);
  });

  test('has a browser message as long as the company’s setting says [SH-V008]', async () => {
    const long = { browser: { user: { subject: 'Title', body: 'a'.repeat(300) } } };
    expect(await problemOf(long)).toBe('The text is too long. Use at most 256 characters');
    const setting = { app_name: 'protect', param_name: 'browser_message_length', param_value: 300 };
    expect((await nadia.post('/admin/config/update', setting)).statusCode).toBe(200);
    expect((await nadia.get(PATH)).json().browser_body_limit).toBe(300);
    await made(long);
    expect((await rim.post(PATH, given(long))).statusCode).toBe(422);
  });
});

describe('default templates', () => {
  test('are valid in every language, with a text message of the essentials [SH-S014]', async () => {
    for (const language of LANGUAGES)
      for (const { policy_type, template } of await defaultTemplates(language)) {
        const draft = { policyType: policy_type, aggregates: true, messages: template };
        expect([language, policy_type, templateProblems(draft, { browserBody: 256 })]).toEqual([
          language,
          policy_type,
          [],
        ]);
        const text = template.text.admin?.body ?? '';
        for (const name of ['policy_type', 'users_scope', 'applications', 'policy_name'])
          expect(text).toContain(`{{${name}}}`);
        // For several matches, policies about files also say how many.
        const several = template.text_aggregation.admin?.body ?? '';
        expect(several.startsWith(text)).toBe(true);
        expect(several.includes('{{total_files_count}}')).toBe(
          placeholdersOf(policy_type).includes('total_files_count'),
        );
      }
  });

  test('are there for every policy type, read in the reader’s language and copied, never changed', async () => {
    const german = (await reader.get(`${PATH}?lang=de`)).json().templates;
    expect(german.filter((one: { is_default: boolean }) => one.is_default)).toHaveLength(POLICY_TYPES.length);
    const one = (await reader.get(`${PATH}/default-clouddlpemail?lang=de`)).json();
    expect(one).toMatchObject({ is_default: true, created_on: null });
    expect(one.template.email.user.subject).toBe('Unternehmensrichtlinie: {{policy_name}}');
    expect((await change('default-clouddlpemail', { status: false })).statusCode).toBe(404);
    expect((await nadia.send('DELETE', `${PATH}/default-clouddlpemail`)).statusCode).toBe(404);
    const copy = (await nadia.post(`${PATH}/default-clouddlpemail/clone?lang=fr`, {})).json();
    expect(copy).toMatchObject({ is_default: false, status: true });
    expect(copy.template_name).toMatch(/ - Copy 1$/);
    expect(copy.template.email.user.subject).toBe('Stratégie de l’entreprise\u00a0: {{policy_name}}');
  });

  test('have static emails for admins, users and tickets, about one match or several [SH-R201] [SH-C028]', async () => {
    const get = (file: string) => server.app.inject(`/static/protect/templates/${file}`);
    const email = async (variant: string, query = '') => (await get(`es/${variant}.json${query}`)).json();
    for (const variant of EMAIL_VARIANTS)
      expect(await email(variant)).toEqual(await defaultEmail('documentshare', variant, 'es'));
    expect((await email('admin-aggregate')).subject).toBe(
      '[{{severity}}] {{policy_name}}: varias coincidencias',
    );
    expect((await email('admin-aggregate')).body).toContain('Número de archivos: {{total_files_count}}');
    expect((await email('admin', '?policy_type=clouddlpemail')).body).toContain('{{sender_email}}');
    for (const file of ['es/everyone.json', 'xx/admin.json', 'es/admin.json?policy_type=none', 'es/admin'])
      expect([file, (await get(file)).statusCode]).toEqual([file, 404]);
  });
});

describe('older calls', () => {
  const add = (body: object, by = nadia) => by.post('/controls/add_response_template', body);

  test('add or change a template with URI-encoded texts, which are read unencoded [SH-C022] [SH-C023]', async () => {
    const body = '100 % <b>größer</b> & {{policy_name}}';
    const template = { text: { admin: { body: encodeURIComponent(body) } } };
    const added = await add(given(template, { template_name: 'Encoded', template_id: '' }));
    expect(added.json()).toMatchObject({
      action_status: 'success',
      api_message: 'Response template saved',
      template_id: expect.any(String),
    });
    const { template_id } = added.json();
    const read = async () => (await reader.get(`${PATH}/${template_id}`)).json();
    expect((await read()).template.text.admin.body).toBe(body);

    const description = 'Changed';
    const changed = await add(
      given(template, { template_id, template_name: 'Encoded', description, status: false }),
    );
    expect(changed.json()).toMatchObject({ action_status: 'success', template_id });
    expect(await read()).toMatchObject({ description, status: false });

    const bad = await add(given({ text: { admin: { body: '100%' } } }));
    expect(bad.json().details.problems).toMatchObject([
      { path: 'template.text.admin.body', key: 'problem.template.NOT_ENCODED' },
    ]);
    expect((await add(given(template, { template_id }), rim)).statusCode).toBe(404);
    // A character that no store accepts can’t come in encoded.
    const { template_id: cleaned } = (await add(given({ text: { admin: { body: 'a%00b' } } }))).json();
    expect((await reader.get(`${PATH}/${cleaned}`)).json().template.text.admin.body).toBe('ab');
  });

  test('the generic proxy lists, returns and deletes them [SH-C009] [SH-C024] [SH-C025] [SH-C026] [SH-C027]', async () => {
    const proxy = async (action: string, more: object = {}) =>
      (await nadia.post('/controls/make_api_request?resource=responsetemplates', { action, ...more })).json();
    const id = await made(TEXT, { template_name: 'By proxy' });
    const all = await proxy('list', { params: { limit: 0 } });
    expect(all.meta.total_count).toBe(all.objects.length);
    expect(all.objects).toContainEqual(
      expect.objectContaining({ id, template_id: id, resource_uri: `/responsetemplates/${id}/` }),
    );
    expect(await proxy('get', { id })).toMatchObject({ id, template_name: 'By proxy', template: TEXT });
    expect(await proxy('get', { id: 'default-filexfer' })).toMatchObject({ is_default: true });
    const info = {
      url: '/responsetemplates/get_response_info/',
      params: { field: 'id,policy_type,template_name' },
    };
    expect((await proxy('get', info)).objects).toContainEqual({
      id,
      policy_type: 'documentshare',
      template_name: 'By proxy',
    });
    const nameAlone = await proxy('get', { id: 'get_response_info', params: { field: 'template_name' } });
    expect(nameAlone.objects).toContainEqual({ template_name: 'By proxy' });
    expect(await proxy('get', { id: 'get_response_info', params: { field: 'template' } })).toMatchObject({
      error: 'BAD_REQUEST',
    });
    expect(await proxy('delete', { id })).toEqual({ api_response: 'success' });
    expect(await proxy('get', { id })).toMatchObject({ error: 'NOT_FOUND' });
  });
});
