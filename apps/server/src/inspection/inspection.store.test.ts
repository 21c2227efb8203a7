import { afterAll, beforeAll, expect, test } from 'vitest';
import { addPerson, Browser, openTestServer, type TestServer } from '../test-compose.ts';

const CARD = 'My card number is 4111 1111 1111 1111.';

let server: TestServer;
let nadia: Browser;
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
  reader = await signedIn({
    tenant: 'atlas',
    email: 'reader@atlas.example',
    role: 'admin',
    grants: [{ area: 'audit', actions: ['view'] }],
  });
});
afterAll(() => server.close());

const inspect = (path: string, payload: string, contentType: string, by = nadia) =>
  by.send('POST', `/api/inspect${path}`, { body: payload, headers: { 'content-type': contentType } });
const raw = (path: string, payload: string, by = nadia) =>
  inspect(path, payload, 'application/octet-stream', by);
const form = (parts: readonly string[]) =>
  inspect(
    '',
    `${parts.map((part) => `--edge\r\n${part}\r\n`).join('')}--edge--\r\n`,
    'multipart/form-data; boundary=edge',
  );
const file = (name: string, content: string) =>
  `Content-Disposition: form-data; name="file"; filename="${name}"\r\nContent-Type: text/plain\r\n\r\n${content}`;

test('a document that is the body is inspected, and its findings are masked', async () => {
  const answer = await raw('?file=note.txt', `Hello,\n${CARD}`);
  expect(answer.statusCode).toBe(200);
  const [document] = answer.json().documents;
  expect(document).toMatchObject({
    file: 'note.txt',
    type: 'text',
    problems: [],
    findings: [
      {
        identifier: 'card-visa',
        confidence: 'narrow',
        start: 25,
        end: 44,
        place: { line: 2 },
        snippet: 'My card number is •••• •••• •••• 1111.',
      },
    ],
  });
  expect(document).not.toHaveProperty('text');
  expect(answer.body).not.toContain('4111 1111');
});

test('text is inspected as it is, whatever format it seems to be', async () => {
  const text = `<p>é ${CARD}</p>`;
  const answer = await raw('?as=text&include=text&max_findings=0', text);
  expect(answer.json().documents[0]).toMatchObject({ text, findings: [], omitted_findings: 1 });
});

test('a form may hold several documents', async () => {
  const answer = await form([file('a.txt', CARD), file('b.txt', 'nothing')]);
  expect(answer.json().documents).toMatchObject([
    { file: 'a.txt', counts: [{ identifier: 'card-visa', count: 1, distinct: 1 }] },
    { file: 'b.txt', findings: [] },
  ]);
});

test('unusable uploads are refused with what to do', async () => {
  expect((await form(['Content-Disposition: form-data; name="a"\r\n\r\nb'])).json()).toMatchObject({
    error: 'NOTHING_TO_INSPECT',
  });
  expect((await inspect('', 'no boundary', 'multipart/form-data')).json()).toMatchObject({
    error: 'MALFORMED_UPLOAD',
  });
  expect((await inspect('', '--edge\r\ncut', 'multipart/form-data; boundary=edge')).json()).toMatchObject({
    error: 'MALFORMED_UPLOAD',
  });
  expect((await raw('?as=picture', CARD)).statusCode).toBe(400);
  expect((await raw('', CARD, reader)).statusCode).toBe(403);
});

test('profiles of the company are judged, with every match and what became of it', async () => {
  const line = {
    uid: 'l1',
    ruleType: 'predefined_term',
    ignoreStrings: ['5555 5555 5555 4444'],
    logicType: null,
  };
  const rule = { uid: 'r1', value: 'card-mastercard', matchCount: 2, highSensitivity: false };
  const made = await nadia.post('/protect/content_profiles', {
    name: 'Two cards',
    sets: [{ uid: 's1', logicType: null, ruleLines: [{ ...line, rules: [rule] }] }],
  });
  expect(made.statusCode).toBe(201);
  const text = 'cards: 5555 5555 5555 4444, 5105 1051 0510 5100 and 5105-1051-0510-5100';
  const judged = async (content: string) => (await raw('?as=text', content)).json().documents[0].profiles[0];
  expect(await judged(text)).toMatchObject({ name: 'Two cards', matched: false });
  const verdict = await judged(`${text}, card 5454545454545454`);
  expect(verdict).toMatchObject({
    matched: true,
    violations: { predefined_term: ['card-mastercard'], count: 2 },
  });
  const [traced] = verdict.sets[0].lines[0].rules;
  expect(traced).toMatchObject({ count: 2, needed: 2, outcomes: { counted: 2, repeated: 1, ignored: 1 } });
  expect(JSON.stringify(verdict)).not.toContain('5105 1051');
});
