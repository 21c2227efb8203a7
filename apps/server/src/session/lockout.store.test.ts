import { HOUR_MS, MINUTE_MS } from '@casbah/domain/time-units';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addPerson, Browser, openTestServer, PASSWORD, type TestServer } from '../test-compose.ts';
import {
  ACCOUNT_ATTEMPTS,
  ADDRESS_ATTEMPTS,
  DOMAIN_ATTEMPTS,
  EMAIL_ATTEMPTS,
  failureOfAttempt,
  LOCKS_A_DAY,
} from './lockout.ts';

let server: TestServer;
let people = 0;
/** Each test has a separate address, so failures of one don't lock another. */
let address = '';
let email = '';

beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  people += 1;
  // Earlier counts have expired by now.
  server.clock.now += HOUR_MS;
  address = `10.0.0.${people}`;
  email = `person-${people}@atlas.example`;
  await addPerson(server.control, { tenant: 'atlas', email, role: 'admin' });
});

const browser = (): Browser => new Browser(server.app, address);
const errorOf = (answer: { json(): unknown }): unknown => {
  const body = answer.json();
  return body instanceof Object && 'error' in body ? body.error : undefined;
};

test('a wrong password is refused with the attempts left [PL-X007] [SH-X035]', async () => {
  const answer = await browser().signIn(email, 'wrong');
  expect(answer.statusCode).toBe(401);
  expect(answer.json()).toMatchObject({
    api_response: 701,
    error: 'INVALID_CREDENTIALS',
    details: { failed_attempts: 1, lockout_attempts_allowed: 5, remaining: 4 },
  });
});

test('an unknown email gets exactly the response of a wrong password', async () => {
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
  // From another address it is locked as well, because the account is.
  expect(errorOf(await new Browser(server.app, '10.2.0.1').signIn(email))).toBe('LOCKED_OUT');
  const before = server.clock.now;
  server.clock.now += 14 * MINUTE_MS;
  expect((await visitor.signIn(email)).json()).toMatchObject({ error: 'LOCKED_OUT', details: { wait: 1 } });
  server.clock.now = before + 15 * MINUTE_MS + 1;
  expect((await visitor.signIn(email)).statusCode).toBe(200);
});

test('an unknown email locks in the same way', async () => {
  const visitor = browser();
  const answers: unknown[] = [];
  for (let attempt = 0; attempt < 6; attempt += 1)
    answers.push(errorOf(await visitor.signIn(`nobody-${people}@atlas.example`, 'wrong')));
  expect(answers).toEqual([...Array(4).fill('INVALID_CREDENTIALS'), 'LOCKED_OUT', 'LOCKED_OUT']);
});

test('concurrent guesses count one by one', async () => {
  const visitor = browser();
  await visitor.get('/user/setup');
  const answers = await Promise.all(
    Array.from({ length: 12 }, () => visitor.post('/user/loginapi', { email, password: 'wrong' })),
  );
  expect(answers.filter((answer) => errorOf(answer) === 'INVALID_CREDENTIALS')).toHaveLength(4);
  expect(answers.filter((answer) => errorOf(answer) === 'LOCKED_OUT')).toHaveLength(8);
});

test("an IP address that guesses at many accounts is locked; others aren't", async () => {
  const visitor = browser();
  for (let attempt = 0; attempt < ADDRESS_ATTEMPTS; attempt += 1)
    await visitor.signIn(`spray-${people}-${attempt}@atlas.example`, 'wrong');
  expect(errorOf(await visitor.signIn(email))).toBe('LOCKED_OUT');
  expect((await new Browser(server.app, '10.3.0.1').signIn(email)).statusCode).toBe(200);
});

test("the right password resets the account's failures", async () => {
  const visitor = browser();
  for (let attempt = 0; attempt < 4; attempt += 1) await visitor.signIn(email, 'wrong');
  expect((await visitor.signIn(email)).statusCode).toBe(200);
  expect((await browser().signIn(email, 'wrong')).json()).toMatchObject({
    details: { failed_attempts: 1 },
  });
});

describe('guesses from many IP addresses at once', () => {
  /** Failed sign-ins at a company, each from another address and at another account. */
  const flood = async (domain: string, count: number): Promise<void> => {
    await server.control.asSystem((tx) =>
      Promise.all(
        Array.from({ length: count }, (_, one) =>
          failureOfAttempt(
            tx,
            { email: `guess-${one}@${domain}`, address: `203.0.113.${one}`, now: server.clock.now },
            { open: [], closed: [] },
          ),
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

  test('lock no one out of the company: attempts run one by one, a second apart', async () => {
    await flood('atlas.example', DOMAIN_ATTEMPTS);
    for (let attempt = 0; attempt < 4; attempt += 1)
      expect(errorOf(await elsewhere().signIn(`other-${attempt}@atlas.example`, 'wrong'))).toBe(
        'INVALID_CREDENTIALS',
      );
    expect((await elsewhere().signIn(email)).statusCode).toBe(200);
    expect(server.waits).toEqual([1000, 2000, 3000, 4000]);
  });

  test('slow no one down if they are fewer', async () => {
    await flood('atlas.example', DOMAIN_ATTEMPTS - 1);
    expect((await elsewhere().signIn(email)).statusCode).toBe(200);
    expect(server.waits).toEqual([]);
  });

  test("don't affect another company, nor reveal an account by waiting longer", async () => {
    await addPerson(server.control, { tenant: 'rif', email: `rim-${people}@rif.example`, role: 'admin' });
    await flood('atlas.example', DOMAIN_ATTEMPTS);
    expect((await elsewhere().signIn(`rim-${people}@rif.example`)).statusCode).toBe(200);
    expect(server.waits).toEqual([]);
    await elsewhere().signIn(email, 'wrong');
    await elsewhere().signIn('nobody@atlas.example', 'wrong');
    await elsewhere().signIn(email, 'wrong');
    expect(server.waits).toEqual([1000, 2000]);
  });

  test('a full queue refuses unknown browsers for a while, never known ones', async () => {
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
    // A known browser counts for its own account only, and can't be forged.
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

test('an IPv6 network counts as one address', async () => {
  const from = (end: number): Browser => new Browser(server.app, `2001:db8:7:7::${end.toString(16)}`);
  for (let attempt = 0; attempt < ADDRESS_ATTEMPTS; attempt += 1)
    await from(attempt).signIn(`line-${people}-${attempt}@rif.example`, 'wrong');
  expect(errorOf(await from(999).signIn(email))).toBe('LOCKED_OUT');
  expect((await new Browser(server.app, '2001:db8:7:8::1').signIn(email)).statusCode).toBe(200);
});

test('every error has the current count [PL-E006]', async () => {
  const visitor = browser();
  const wrong = await visitor.signIn(email, 'wrong');
  expect(wrong.json().details).toEqual({
    failed_attempts: 1,
    lockout_attempts_allowed: 5,
    lockout_time: 15,
    remaining: 4,
  });
  for (let attempt = 0; attempt < 4; attempt += 1) await visitor.signIn(email, 'wrong');
  const locked = await visitor.signIn(email);
  expect(locked.json().details).toEqual({ wait: 15, lockout_time: 15, lockout_attempts_allowed: 5 });
});

describe('a person with an account in two companies, one of them an attacker’s', () => {
  const OTHER = 'Another-horse-9-battery';
  beforeEach(async () => {
    const other = await addPerson(server.control, { tenant: 'rif', email, role: 'sysadmin' });
    const password_hash = await server.provided.passwords.hash(OTHER);
    await server.control.asSystem((tx) =>
      tx.updateTable('users').set({ password_hash }).where('id', '=', other.id).execute(),
    );
  });
  const at = async (custdomain: string, password: string, from = elsewhere()) => {
    await from.get('/user/setup');
    return from.post('/user/loginapi', { email, password, custdomain });
  };
  let from = 0;
  const elsewhere = (): Browser => {
    from += 1;
    return new Browser(server.app, `192.0.2.${from}`);
  };

  test("signing in at one doesn't reset the other's count", async () => {
    for (let guess = 0; guess < 4; guess += 1) await at('atlas', 'wrong');
    expect((await at('rif', OTHER)).statusCode).toBe(200);
    expect(errorOf(await at('atlas', 'wrong'))).toBe('LOCKED_OUT');
    expect((await at('rif', OTHER)).statusCode).toBe(200);
    expect(errorOf(await at('atlas', PASSWORD))).toBe('LOCKED_OUT');
  });

  test("a lock at one doesn't affect the other, and isn't visible or removable there", async () => {
    for (let guess = 0; guess < 5; guess += 1) await at('atlas', 'wrong');
    expect(errorOf(await at('atlas', PASSWORD))).toBe('LOCKED_OUT');
    const neighbour = elsewhere();
    expect((await at('rif', OTHER, neighbour)).statusCode).toBe(200);
    const locks = () =>
      server.control.asSystem((tx) => tx.selectFrom('lockouts').select(['tenant_id']).distinct().execute());
    expect(await locks()).toContainEqual({ tenant_id: 'atlas' });
    expect(await locks()).not.toContainEqual({ tenant_id: 'rif' });
    const lifted = await neighbour.post('/admin/user/ng/unlock_user', { email });
    expect(errorOf(lifted)).toBe('USERS_UNCHANGED');
    expect(errorOf(await at('atlas', PASSWORD))).toBe('LOCKED_OUT');
  });

  test('a browser known to one is unknown to the other', async () => {
    const attacker = elsewhere();
    expect((await at('rif', OTHER, attacker)).statusCode).toBe(200);
    await attacker.post('/user/logout');
    for (let guess = 0; guess < 5; guess += 1) await at('atlas', 'wrong', attacker);
    expect(errorOf(await at('atlas', PASSWORD, attacker))).toBe('LOCKED_OUT');
  });

  test('guesses at the email add up and slow down, whatever company is named', async () => {
    const errors: unknown[] = [];
    for (const custdomain of ['atlas', 'rif', 'nowhere', 'atlas', 'rif', 'nowhere'])
      errors.push(errorOf(await at(custdomain, 'wrong')));
    expect(errors).toEqual([...Array(4).fill('INVALID_CREDENTIALS'), 'LOCKED_OUT', 'LOCKED_OUT']);
    // Two failures don't lock an account: its person can sign in.
    expect((await at('atlas', PASSWORD)).statusCode).toBe(200);
    for (let guess = 6; guess < EMAIL_ATTEMPTS; guess += 1) await at('nowhere', 'wrong');
    // From here on, the email allows one attempt a minute, and no success resets that.
    expect(errorOf(await at('rif', OTHER))).toBe('LOCKED_OUT');
    server.clock.now += HOUR_MS;
    expect((await at('rif', OTHER)).statusCode).toBe(200);
  });
});

describe('a person whose account strangers guess at', () => {
  const stranger = (guess: number): Browser => new Browser(server.app, `203.0.113.${100 + guess}`);
  const guessAt = async (count: number): Promise<void> => {
    for (let guess = 0; guess < count; guess += 1) await stranger(guess).signIn(email, 'wrong');
  };

  test("can sign in from a known browser: a lock by strangers doesn't affect it", async () => {
    const own = browser();
    await own.signIn(email);
    await own.post('/user/logout');
    await guessAt(30);
    expect(errorOf(await stranger(99).signIn(email))).toBe('LOCKED_OUT');
    expect((await own.signIn(email)).statusCode).toBe(200);
  });

  test('is locked out of a known browser only by failures there', async () => {
    const own = browser();
    await own.signIn(email);
    await own.post('/user/logout');
    const errors: unknown[] = [];
    for (let guess = 0; guess < 6; guess += 1) errors.push(errorOf(await own.signIn(email, 'wrong')));
    expect(errors).toEqual([...Array(4).fill('INVALID_CREDENTIALS'), 'LOCKED_OUT', 'LOCKED_OUT']);
    expect(errorOf(await own.signIn(email))).toBe('LOCKED_OUT');
  });

  test("can't be kept out: after four locks a day, an account allows one attempt a minute", async () => {
    const lockedMinutes: number[] = [];
    for (let round = 0; round < LOCKS_A_DAY + 2; round += 1) {
      await guessAt(5);
      const refused = await stranger(98).signIn(email);
      lockedMinutes.push(refused.json().details.wait);
      server.clock.now += lockedMinutes.at(-1) === 1 ? 60_001 : 15 * MINUTE_MS + 1;
    }
    expect(lockedMinutes).toEqual([...Array(LOCKS_A_DAY).fill(15), 1, 1]);
    expect((await stranger(97).signIn(email)).statusCode).toBe(200);
  });
});
