import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type ControlStore, isDuplicate } from '../control-store.ts';
import { addTenant } from '../tenant/tenants.ts';
import { onEachDriver, testedDrivers } from '../tested-drivers.ts';
import { addUser, findUser } from '../users/users.ts';
import {
  addPasskey,
  addPasskeyChallenge,
  holdPasskey,
  listPasskeys,
  type PasskeyChallenge,
  removeEndedChallenges,
  removePasskey,
  removePasskeysOf,
  renamePasskey,
  takePasskeyChallenge,
  usePasskey,
} from './passkeys.ts';
import {
  confirmTotp,
  countRecoveryCodes,
  findTotp,
  holdFactorsOf,
  removeEndedCodes,
  removeTotp,
  removeVerificationCode,
  setNeedsSecondFactor,
  setPendingTotp,
  setRecoveryCodes,
  setVerificationCode,
  tryVerificationCode,
  useRecoveryCode,
  useTotpStep,
} from './second-factors.ts';

const { drivers } = await testedDrivers();

onEachDriver(drivers, 'second factors', (driver) => {
  let store: ControlStore;
  let remove: () => Promise<void>;
  let amina: { tenant: string; user: string };

  beforeAll(async () => {
    ({ store, remove } = await driver.open());
    await store.migrate();
    await store.asSystem(async (tx) => {
      for (const tenant of ['atlas', 'rif'])
        await addTenant(tx, { id: tenant, name: tenant, primary_domain: '', created_on: 1 });
    });
  });
  afterAll(() => remove());
  beforeEach(async () => {
    amina = { tenant: 'atlas', user: await person('atlas') };
  });

  async function person(tenant: string): Promise<string> {
    const id = crypto.randomUUID();
    const user = { id, tenant_id: tenant, email: `${id}@${tenant}.example`, name: 'Amina' };
    await store.asSystem((tx) => addUser(tx, { ...user, password_hash: 'x', created_on: 1 }));
    return id;
  }
  const eight = <Result>(work: () => Promise<Result>): Promise<Result[]> =>
    Promise.all(Array.from({ length: 8 }, work));

  test('an app is active after its first valid code; a new one replaces it only then', async () => {
    await store.inTenant('atlas', async (tx) => {
      expect(await findTotp(tx, amina)).toBeUndefined();
      await setPendingTotp(tx, amina, { sealed: 'first', until: 50 });
      expect(await findTotp(tx, amina)).toMatchObject({ sealed: null, pending_sealed: 'first' });
      await confirmTotp(tx, amina, { now: 10, step: 7 });
      await setPendingTotp(tx, amina, { sealed: 'second', until: 90 });
      expect(await findTotp(tx, amina)).toEqual({
        sealed: 'first',
        confirmed_on: 10,
        last_step: 7,
        pending_sealed: 'second',
        pending_until: 90,
      });
      await confirmTotp(tx, amina, { now: 20, step: 9 });
      // No app is being set up anymore, so this changes nothing.
      await confirmTotp(tx, amina, { now: 30, step: 1 });
      expect(await findTotp(tx, amina)).toEqual({
        sealed: 'second',
        confirmed_on: 20,
        last_step: 9,
        pending_sealed: null,
        pending_until: null,
      });
      expect([await removeTotp(tx, amina), await removeTotp(tx, amina)]).toEqual([true, false]);
    });
  });

  test('a time step is used once under concurrency, and no earlier one afterwards', async () => {
    await store.inTenant('atlas', async (tx) => {
      await setPendingTotp(tx, amina, { sealed: 's', until: 50 });
      await confirmTotp(tx, amina, { now: 10, step: 7 });
    });
    const use = (step: number) => store.inTenant('atlas', (tx) => useTotpStep(tx, amina, step));
    expect((await eight(() => use(8))).filter(Boolean)).toHaveLength(1);
    expect([await use(8), await use(7), await use(9)]).toEqual([false, false, true]);
  });

  test('a recovery code is used once under concurrency; a new set replaces the old one', async () => {
    await store.inTenant('atlas', (tx) => setRecoveryCodes(tx, amina, { hashes: ['a', 'b', 'c'], now: 1 }));
    const use = (hash: string, holder = amina) =>
      store.inTenant(holder.tenant, (tx) => useRecoveryCode(tx, holder, { hash, now: 2 }));
    expect((await eight(() => use('a'))).filter(Boolean)).toHaveLength(1);
    expect(await store.inTenant('atlas', (tx) => countRecoveryCodes(tx, amina))).toBe(2);
    expect(await use('b', { tenant: 'atlas', user: await person('atlas') })).toBe(false);
    expect(await use('b', { tenant: 'rif', user: amina.user })).toBe(false);
    await store.inTenant('atlas', (tx) => setRecoveryCodes(tx, amina, { hashes: ['d'], now: 3 }));
    expect([await use('b'), await use('d')]).toEqual([false, true]);
  });

  test('an emailed code has limited attempts under concurrency, and belongs to one session', async () => {
    const code = { ...amina, session: 's1' };
    await store.inTenant('atlas', (tx) => setVerificationCode(tx, code, { hash: 'h', expiresOn: 100 }));
    const guess = (holder = code, now = 1) =>
      store.inTenant('atlas', (tx) => tryVerificationCode(tx, holder, { now, mostTries: 5 }));
    expect(await guess({ ...code, session: 's2' })).toBeUndefined();
    expect(await guess(code, 100)).toBeUndefined();
    expect((await eight(() => guess())).filter((hash) => hash === 'h')).toHaveLength(5);
    // A new code resets the attempts.
    await store.inTenant('atlas', (tx) => setVerificationCode(tx, code, { hash: 'i', expiresOn: 100 }));
    expect(await guess()).toBe('i');
    const used = await eight(() => store.inTenant('atlas', (tx) => removeVerificationCode(tx, code)));
    expect(used.filter(Boolean)).toHaveLength(1);
  });

  test("guesses at a person's factors are serialized", async () => {
    let inside = 0;
    const most = await eight(() =>
      store.inTenant('atlas', async (tx) => {
        expect(await holdFactorsOf(tx, amina)).toBe(true);
        inside += 1;
        const seen = inside;
        await countRecoveryCodes(tx, amina);
        inside -= 1;
        return seen;
      }),
    );
    expect(Math.max(...most)).toBe(1);
    const nobody = { tenant: 'atlas', user: 'nobody' };
    expect(await store.inTenant('atlas', (tx) => holdFactorsOf(tx, nobody))).toBe(false);
  });

  test('a passkey is found by its credential ID, and belongs to one person', async () => {
    const credential_id = crypto.randomUUID();
    const passkey = { id: crypto.randomUUID(), tenant_id: 'atlas', user_id: amina.user, credential_id };
    const rest = { public_key: 'k', counter: 0, transports: ['usb', 'nfc'], name: 'Key', created_on: 5 };
    await store.inTenant('atlas', (tx) => addPasskey(tx, { ...passkey, ...rest }));
    const again = store.inTenant('atlas', (tx) => addPasskey(tx, { ...passkey, ...rest, id: 'other' }));
    expect(isDuplicate(await again.catch((error: unknown) => error))).toBe(true);

    await store.asSystem((tx) => usePasskey(tx, passkey.id, { counter: 4_000_000_000, now: 9 }));
    const kept = { ...passkey, ...rest, counter: 4_000_000_000, last_used_on: 9 };
    expect(await store.asSystem((tx) => holdPasskey(tx, credential_id))).toEqual(kept);
    expect(await store.inTenant('rif', (tx) => holdPasskey(tx, credential_id))).toBeUndefined();
    expect(await store.inTenant('atlas', (tx) => listPasskeys(tx, amina))).toEqual([kept]);

    const other = { tenant: 'atlas', user: await person('atlas') };
    const named = { id: passkey.id, name: 'New name' };
    await store.inTenant('atlas', async (tx) => {
      expect(await renamePasskey(tx, other, named)).toBeUndefined();
      expect(await removePasskey(tx, other, passkey.id)).toBeUndefined();
      expect(await removePasskeysOf(tx, other)).toBe(0);
      expect(await renamePasskey(tx, amina, named)).toBe('Key');
      expect(await removePasskey(tx, amina, passkey.id)).toBe('New name');
      expect(await listPasskeys(tx, amina)).toEqual([]);
    });
  });

  test('a challenge is answered once, in time, by the same requester for the same purpose', async () => {
    const asked = { challenge_hash: crypto.randomUUID(), purpose: 'sign-in', bound_to: 'browser' } as const;
    await store.asSystem((tx) => addPasskeyChallenge(tx, { ...asked, user_id: amina.user, expires_on: 100 }));
    const take = (one: Omit<PasskeyChallenge, 'user_id'>, now = 1) =>
      store.asSystem((tx) => takePasskeyChallenge(tx, one, now));
    expect(await take({ ...asked, bound_to: 'other' })).toBeUndefined();
    expect(await take({ ...asked, purpose: 'register' })).toBeUndefined();
    expect(await take(asked, 100)).toBeUndefined();
    const taken = await eight(() => take(asked));
    expect(taken.filter((one) => one !== undefined)).toEqual([{ user_id: amina.user }]);
    await expect(
      store.inTenant('atlas', (tx) => tx.selectFrom('passkey_challenges').selectAll().execute()),
    ).rejects.toThrow(/permission denied/);
  });

  test('expired rows are deleted', async () => {
    const code = { ...amina, session: 'ended' };
    await store.inTenant('atlas', (tx) => setVerificationCode(tx, code, { hash: 'h', expiresOn: 100 }));
    const asked = { challenge_hash: crypto.randomUUID(), purpose: 'register', bound_to: 'x' } as const;
    await store.asSystem(async (tx) => {
      await addPasskeyChallenge(tx, { ...asked, user_id: null, expires_on: 100 });
      await removeEndedCodes(tx, 100);
      await removeEndedChallenges(tx, 100);
      expect(await takePasskeyChallenge(tx, asked, 1)).toBeUndefined();
      expect(await removeVerificationCode(tx, code)).toBe(false);
    });
  });

  test("MFA isn't required until someone turns it on", async () => {
    const needs = async () => (await store.asSystem((tx) => findUser(tx, amina.user)))?.needs_second_factor;
    expect(await needs()).toBe(false);
    const set = (holder: typeof amina) =>
      store.inTenant('atlas', (tx) => setNeedsSecondFactor(tx, holder, true));
    expect(await set({ tenant: 'rif', user: amina.user })).toBe(false);
    expect(await set(amina)).toBe(true);
    expect(await needs()).toBe(true);
  });
});
