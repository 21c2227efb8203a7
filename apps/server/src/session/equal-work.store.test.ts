import { HOUR_MS } from '@casbah/domain/time-units';
import { PgliteWorker } from '@casbah/stores/control/pglite/worker-client';
import { hash } from '@node-rs/argon2';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { addPerson, Browser, openTestServer, type TestServer } from '../test-compose.ts';
import { Passwords } from './password.ts';

/**
 * Neither the response nor the work behind it reveals whether an email has an account. Work is counted, not
 * timed: password hashes and store statements.
 */
const work = { hashes: 0 };
const countedHash: typeof hash = (password, options) => {
  work.hashes += 1;
  return hash(password, options);
};
const statements = vi.spyOn(PgliteWorker.prototype, 'query');

let server: TestServer;
let visitors = 0;
beforeAll(async () => {
  server = await openTestServer({ given: { passwords: new Passwords(countedHash) } });
  await addPerson(server.control, { tenant: 'atlas', email: 'one@atlas.example', role: 'admin' });
  for (const tenant of ['atlas', 'rif'])
    await addPerson(server.control, { tenant, email: 'two@atlas.example', role: 'admin' });
  for (const [email, change] of [
    ['off@atlas.example', { is_active: false }],
    ['no-password@atlas.example', { password_hash: null }],
    ['expired@atlas.example', { must_change_password: true }],
    ['partner@atlas.example', { partner_code: 'resell-7' }],
  ] as const) {
    const { id } = await addPerson(server.control, { tenant: 'atlas', email, role: 'admin' });
    await server.control.asSystem((tx) => tx.updateTable('users').set(change).where('id', '=', id).execute());
  }
  // Both audit trail chains exist, as in every company after its first day.
  for (const email of ['one@atlas.example', 'nobody@atlas.example']) await attempt(email);
});
afterAll(async () => {
  statements.mockRestore();
  await server.close();
});
beforeEach(() => {
  server.clock.now += HOUR_MS;
});

async function attempt(email: string, more: object = {}) {
  visitors += 1;
  const visitor = new Browser(server.app, `10.0.1.${visitors}`);
  await visitor.get('/user/setup');
  work.hashes = 0;
  statements.mockClear();
  const answer = await visitor.post('/user/loginapi', { email, password: 'wrong', ...more });
  const { request_id: _, ...told } = answer.json();
  return {
    told,
    status: answer.statusCode,
    headers: Object.keys(answer.headers).sort(),
    hashes: work.hashes,
    // The statements without their values.
    statements: statements.mock.calls.map(([sql, _parameters, lead]) => [
      lead?.replace(/'[^']*'/g, '?'),
      sql.replace(/'[^']*'/g, '?'),
    ]),
  };
}

test.each(['one', 'two', 'off', 'no-password', 'expired', 'partner'])(
  '%s@ takes the same work and gives the same response as nobody@: one hash, the same statements and text',
  async (name) => {
    const nobody = await attempt(`nobody-like-${name}@atlas.example`);
    expect(nobody.hashes).toBe(1);
    expect(nobody.statements.length).toBeGreaterThan(5);
    expect(await attempt(`${name}@atlas.example`)).toEqual(nobody);
  },
);

test('naming a company reveals nothing more: its own, another one, none', async () => {
  const nobody = await attempt('nobody-named@atlas.example', { custdomain: 'nowhere' });
  for (const custdomain of ['atlas', 'rif', 'nowhere', '\u0001']) {
    server.clock.now += HOUR_MS;
    expect(await attempt('one@atlas.example', { custdomain })).toEqual(nobody);
  }
});

test('an account locks just like an unknown email', async () => {
  for (let round = 0; round < 6; round += 1)
    expect(await attempt('one@atlas.example')).toEqual(await attempt('nobody-locks@atlas.example'));
});
