import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ControlStore, isDuplicate } from '../control-store.ts';
import { addTenant } from '../tenant/tenants.ts';
import { onEachDriver, testedDrivers } from '../tested-drivers.ts';
import {
  addProvider,
  answerSignIn,
  beginSignIn,
  findProvider,
  findSignIn,
  findSsoDomain,
  listProviders,
  removeEndedSignIns,
  setSsoDomain,
  takeSignIn,
  takeTicket,
  useAnswer,
} from './identity-providers.ts';

const { drivers } = await testedDrivers();

const ANSWER = { subject: 's', email: 'amal@atlas.example', name: 'Amal', attributes: ['email'] };

onEachDriver(drivers, 'identity providers', (driver) => {
  let store: ControlStore;
  let remove: () => Promise<void>;

  beforeAll(async () => {
    ({ store, remove } = await driver.open());
    await store.migrate();
    await store.asSystem(async (tx) => {
      for (const tenant of ['atlas', 'rif']) {
        await addTenant(tx, { id: tenant, name: tenant, primary_domain: '', created_on: 1 });
        await addProvider(tx, {
          id: `${tenant}-idp`,
          tenant_id: tenant,
          kind: 'saml',
          name: 'Okta',
          entity_id: 'https://same.example',
          service_origin: 'https://casbah.example',
          creates_people: false,
          takes_unasked: false,
          trusts_email: true,
          is_enabled: true,
          is_listed: false,
          created_on: 1,
          modified_on: 1,
          sign_in_url: '',
          logout_url: '',
          metadata_url: '',
          client_id: '',
          mapping: '{}',
          group_profiles: '[]',
          certificates: '[]',
        });
      }
    });
  });
  afterAll(() => remove());

  const begin = (id: string, more: { browser?: string; relay?: string } = {}): Promise<void> =>
    store.inTenant('atlas', (tx) =>
      beginSignIn(tx, {
        id,
        tenant: 'atlas',
        provider: 'atlas-idp',
        createdOn: 100,
        expiresOn: 200,
        browser: more.browser,
        relay: more.relay,
      }),
    );
  const of = (id: string, now = 150) => ({ id, provider: 'atlas-idp', now });

  test('a tenant sees nothing of others', async () => {
    const seen = await store.inTenant('rif', async (tx) => ({
      provider: await findProvider(tx, 'atlas-idp'),
      list: await listProviders(tx, 'atlas'),
    }));
    expect(seen).toEqual({ provider: undefined, list: [] });
    await begin('unseen');
    expect(await store.inTenant('rif', (tx) => takeSignIn(tx, of('unseen')))).toBeUndefined();
    expect(await store.inTenant('atlas', (tx) => takeSignIn(tx, of('unseen')))).toBeDefined();
  });

  test('a sign-in is used once, before its expiry, at its provider', async () => {
    await begin('once');
    const take = (at = of('once')) => store.inTenant('atlas', (tx) => takeSignIn(tx, at));
    expect(await take(of('once', 200))).toBeUndefined();
    expect(await take({ ...of('once'), provider: 'rif-idp' })).toBeUndefined();
    const taken = await Promise.all(Array.from({ length: 6 }, () => take()));
    expect(taken.filter((one) => one !== undefined)).toHaveLength(1);
  });

  test('it belongs to the browser that started it, and its relay state', async () => {
    await begin('bound', { browser: 'b', relay: 'r' });
    const found = await store.inTenant('atlas', (tx) => findSignIn(tx, of('bound')));
    expect([found?.isOf('b'), found?.isOf('c'), found?.isOf(undefined)]).toEqual([true, false, false]);
    expect([found?.hasRelay('r'), found?.hasRelay('x'), found?.hasRelay(undefined)]).toEqual([
      true,
      false,
      false,
    ]);
  });

  test('its response is accepted once, and its ticket redeemed once, in time', async () => {
    await begin('answered');
    const answer = (ticket: string) =>
      store.inTenant('atlas', (tx) =>
        answerSignIn(tx, { id: 'answered', ticket, answer: ANSWER, now: 150, until: 160 }),
      );
    expect([await answer('t'), await answer('u')]).toEqual([true, false]);
    const take = (ticket: string, now: number) => store.asSystem((tx) => takeTicket(tx, { ticket, now }));
    expect([await take('u', 155), await take('t', 160)]).toEqual([undefined, undefined]);
    expect((await take('t', 155))?.answer).toEqual(ANSWER);
    expect(await take('t', 155)).toBeUndefined();
  });

  test('of concurrent identical responses one is accepted, until its expiry', async () => {
    const use = () =>
      store.inTenant('atlas', (tx) =>
        useAnswer(tx, { tenant: 'atlas', provider: 'atlas-idp', id: 'a-1', expiresOn: 300 }),
      );
    const used = await Promise.all(Array.from({ length: 6 }, use));
    expect(used.filter((isFirst) => isFirst)).toHaveLength(1);
    await store.asSystem((tx) => removeEndedSignIns(tx, 299));
    expect(await use()).toBe(false);
    await store.asSystem((tx) => removeEndedSignIns(tx, 300));
    expect(await use()).toBe(true);
  });

  test("a domain leads to only one tenant's provider", async () => {
    const lead = (tenant: string, is_forced = false) =>
      store.asSystem((tx) =>
        setSsoDomain(tx, {
          domain: 'atlas.example',
          tenant_id: tenant,
          provider_id: `${tenant}-idp`,
          is_forced,
        }),
      );
    await lead('atlas');
    await lead('atlas', true);
    await expect(lead('rif')).rejects.toSatisfy(isDuplicate);
    const found = await store.asSystem((tx) => findSsoDomain(tx, 'atlas.example'));
    expect(found).toMatchObject({ tenant_id: 'atlas', kind: 'saml', is_forced: true });
    expect(await store.asSystem((tx) => findSsoDomain(tx, 'other.example'))).toBeUndefined();
  });
});
