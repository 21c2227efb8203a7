import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addPerson, Browser, openTestServer, type TestServer } from '../test-compose.ts';
import { ACCOUNT_ATTEMPTS, ADDRESS_ATTEMPTS, DOMAIN_ATTEMPTS, failureOfAttempt } from './lockout.ts';

let server: TestServer;
let people = 0;
/** Each test has an address of its own, so that one test's failures do not lock another one out. */
let address = '';
let email = '';

beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  people += 1;
  // What was counted before is forgiven by now.
  server.clock.now += 60 * 60_000;
  address = `10.0.0.${people}`;
  email = `person-${people}@atlas.example`;
  await addPerson(server.control, { tenant: 'atlas', email, role: 'admin' });
});

const browser = (): Browser => new Browser(server.app, address);
const errorOf = (answer: { json(): unknown }): unknown => {
  const body = answer.json();
  return body instanceof Object && 'error' in body ? body.error : undefined;
};

test('a wrong password is told with the attempts that are left [PL-X007] [SH-X035]', async () => {
  const answer = await browser().signIn(email, 'wrong');
  expect(answer.statusCode).toBe(401);
  expect(answer.json()).toMatchObject({
    api_response: 701,
    error: 'INVALID_CREDENTIALS',
    details: { failed_attempts: 1, lockout_attempts_allowed: 5, remaining: 4 },
  });
});

test('an address nobody has is answered word for word like a wrong password', async () => {
  const known = await browser().signIn(email, 'wrong');
  const unknown = await new Browser(server.app, '10.1.0.1').signIn('nobody@atlas.example', 'wrong');
  const { request_id: _, ...knownBody } = known.json();
  const { request_id: __, ...unknownBody } = unknown.json();
  expect(unknownBody).toEqual(knownBody);
  expect(unknown.statusCode).toBe(known.statusCode);
  expect(Object.keys(unknown.headers).sort()).toEqual(Object.keys(known.headers).sort());
});

test('five failures lock the account for 15 minutes, the right password included [PL-X002] [PL-K002] [SH-X016] [PL-E006]', async () => {
  const visitor = browser();
  for (let attempt = 1; attempt < ACCOUNT_ATTEMPTS; attempt += 1)
    expect((await visitor.signIn(email, 'wrong')).json()).toMatchObject({
      error: 'INVALID_CREDENTIALS',
      details: { failed_attempts: attempt, lockout_attempts_allowed: 5 },
    });
  const fifth = await visitor.signIn(email, 'wrong');
  expect(fifth.json()).toMatchObject({
    api_response: 70,
    error: 'LOCKED_OUT',
    details: { wait: 15, lockout_time: 15 },
  });
  expect(errorOf(await visitor.signIn(email))).toBe('LOCKED_OUT');
  // From elsewhere it is locked as well: the account is.
  expect(errorOf(await new Browser(server.app, '10.2.0.1').signIn(email))).toBe('LOCKED_OUT');
  const before = server.clock.now;
  server.clock.now += 14 * 60_000;
  expect((await visitor.signIn(email)).json()).toMatchObject({ error: 'LOCKED_OUT', details: { wait: 1 } });
  server.clock.now = before + 15 * 60_000 + 1;
  expect((await visitor.signIn(email)).statusCode).toBe(200);
});

test('an address nobody has locks in the same way', async () => {
  const visitor = browser();
  const answers: unknown[] = [];
  for (let attempt = 0; attempt < 6; attempt += 1)
    answers.push(errorOf(await visitor.signIn(`nobody-${people}@atlas.example`, 'wrong')));
  expect(answers).toEqual([...Array(4).fill('INVALID_CREDENTIALS'), 'LOCKED_OUT', 'LOCKED_OUT']);
});

test('guesses sent all at once count one by one', async () => {
  const visitor = browser();
  await visitor.get('/user/setup');
  const answers = await Promise.all(
    Array.from({ length: 12 }, () => visitor.post('/user/loginapi', { email, password: 'wrong' })),
  );
  expect(answers.filter((answer) => errorOf(answer) === 'INVALID_CREDENTIALS')).toHaveLength(4);
  expect(answers.filter((answer) => errorOf(answer) === 'LOCKED_OUT')).toHaveLength(8);
});

test('an address that guesses at many accounts is locked, too; others go on', async () => {
  const visitor = browser();
  for (let attempt = 0; attempt < ADDRESS_ATTEMPTS; attempt += 1)
    await visitor.signIn(`spray-${people}-${attempt}@atlas.example`, 'wrong');
  expect(errorOf(await visitor.signIn(email))).toBe('LOCKED_OUT');
  expect((await new Browser(server.app, '10.3.0.1').signIn(email)).statusCode).toBe(200);
});

test('the right password clears the failures of the account before', async () => {
  const visitor = browser();
  for (let attempt = 0; attempt < 4; attempt += 1) await visitor.signIn(email, 'wrong');
  expect((await visitor.signIn(email)).statusCode).toBe(200);
  expect((await browser().signIn(email, 'wrong')).json()).toMatchObject({
    details: { failed_attempts: 1 },
  });
});

describe('guesses from many addresses at once', () => {
  /** Failures at a company's accounts, each from another address and at another account. */
  const flood = async (domain: string, count: number): Promise<void> => {
    await server.control.asSystem((tx) =>
      Promise.all(
        Array.from({ length: count }, (_, one) =>
          failureOfAttempt(tx, {
            ...{ email: `guess-${one}@${domain}`, address: `203.0.113.${one}`, now: server.clock.now },
          }),
        ),
      ),
    );
  };
  let from = 0;
  const elsewhere = (): Browser => {
    from += 1;
    return new Browser(server.app, `198.51.100.${from}`);
  };
  beforeEach(() => {
    server.waits.length = 0;
  });

  test('lock nobody out of the company: attempts there go one by one, a second apart', async () => {
    await flood('atlas.example', DOMAIN_ATTEMPTS);
    for (let attempt = 0; attempt < 4; attempt += 1)
      expect(errorOf(await elsewhere().signIn(`other-${attempt}@atlas.example`, 'wrong'))).toBe(
        'INVALID_CREDENTIALS',
      );
    expect((await elsewhere().signIn(email)).statusCode).toBe(200);
    expect(server.waits).toEqual([1000, 2000, 3000, 4000]);
  });

  test('fewer slow nobody down', async () => {
    await flood('atlas.example', DOMAIN_ATTEMPTS - 1);
    expect((await elsewhere().signIn(email)).statusCode).toBe(200);
    expect(server.waits).toEqual([]);
  });

  test('do not touch another company, nor tell of an account by waiting longer', async () => {
    await addPerson(server.control, { tenant: 'rif', email: `rim-${people}@rif.example`, role: 'admin' });
    await flood('atlas.example', DOMAIN_ATTEMPTS);
    expect((await elsewhere().signIn(`rim-${people}@rif.example`)).statusCode).toBe(200);
    expect(server.waits).toEqual([]);
    await elsewhere().signIn(email, 'wrong');
    await elsewhere().signIn('nobody@atlas.example', 'wrong');
    await elsewhere().signIn(email, 'wrong');
    expect(server.waits).toEqual([1000, 2000]);
  });

  test('a line that is too long sends strangers away for a while, never a browser that is known', async () => {
    const known = elsewhere();
    await known.signIn(email);
    await known.post('/user/logout');
    await flood('atlas.example', DOMAIN_ATTEMPTS);
    for (let attempt = 0; attempt < 11; attempt += 1)
      await elsewhere().signIn(`stranger-${attempt}@atlas.example`, 'wrong');
    const refused = await elsewhere().signIn(email);
    expect(refused.statusCode).toBe(429);
    expect(refused.json()).toMatchObject({ error: 'TOO_MANY_REQUESTS', details: { seconds: 11 } });
    const waited = server.waits.length;
    expect((await known.signIn(email)).statusCode).toBe(200);
    expect(server.waits).toHaveLength(waited);
    // What makes it known counts for its own account, and cannot be made up.
    expect((await known.signIn(`stranger-x@atlas.example`)).statusCode).toBe(429);
    const forger = elsewhere();
    forger.cookies.set(
      'casbah_known',
      (known.cookies.get('casbah_known') ?? '').replace(/^./, (first) => (first === 'A' ? 'B' : 'A')),
    );
    expect((await forger.signIn(email)).statusCode).toBe(429);
    server.clock.now += 12_000;
    expect((await elsewhere().signIn(email)).statusCode).toBe(200);
  });
});

test('a line of IPv6 is one address: guesses from all of its addresses count together', async () => {
  const from = (end: number): Browser => new Browser(server.app, `2001:db8:7:7::${end.toString(16)}`);
  for (let attempt = 0; attempt < ADDRESS_ATTEMPTS; attempt += 1)
    await from(attempt).signIn(`line-${people}-${attempt}@rif.example`, 'wrong');
  expect(errorOf(await from(999).signIn(email))).toBe('LOCKED_OUT');
  expect((await new Browser(server.app, '2001:db8:7:8::1').signIn(email)).statusCode).toBe(200);
});

test('what is counted is told with every refusal [PL-E006]', async () => {
  const visitor = browser();
  const wrong = await visitor.signIn(email, 'wrong');
  expect(wrong.json().details).toEqual({
    ...{ failed_attempts: 1, lockout_attempts_allowed: 5, lockout_time: 15, remaining: 4 },
  });
  for (let attempt = 0; attempt < 4; attempt += 1) await visitor.signIn(email, 'wrong');
  const locked = await visitor.signIn(email);
  expect(locked.json().details).toEqual({ wait: 15, lockout_time: 15, lockout_attempts_allowed: 5 });
});

test('failures of one company do not hide behind the choice of another: they count for the e-mail', async () => {
  await addPerson(server.control, { tenant: 'rif', email, role: 'admin' });
  const visitor = browser();
  await visitor.get('/user/setup');
  for (const custdomain of ['atlas', 'rif', 'nowhere', 'atlas', 'rif'])
    await visitor.post('/user/loginapi', { email, password: 'wrong', custdomain });
  expect(errorOf(await visitor.signIn(email))).toBe('LOCKED_OUT');
});
