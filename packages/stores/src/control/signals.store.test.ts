import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ControlStore } from './control-store.ts';
import {
  addDatasource,
  changeDatasource,
  markDatasourceDeleted,
  removeDatasource,
} from './datasources/datasources.ts';
import {
  addLoad,
  addReceived,
  claimNextLoad,
  finishLoad,
  keepClaim,
  saveCheckpoint,
} from './datasources/loads.ts';
import { openPostgresControlStore } from './postgres/postgres-control-store.ts';
import { CHANNEL, type Signal, sendSignals, signalOf } from './signals.ts';
import { setTenantConfig } from './tenant/tenant-config.ts';
import { addTenant } from './tenant/tenants.ts';
import { onEachDriver, testedDrivers } from './tested-drivers.ts';

const { drivers, postgres } = await testedDrivers();

const until = async (isSo: () => boolean): Promise<void> => {
  while (!isSo()) await new Promise((resolve) => setTimeout(resolve, 10));
};

/** Records the signals of a store, in order. */
async function heardBy(store: ControlStore) {
  const signals: Signal[] = [];
  const heard = { signals, missed: 0, stop: async () => {} };
  heard.stop = await store.listen({
    onSignal: (signal) => signals.push(signal),
    onResync: () => {
      heard.missed += 1;
    },
  });
  return heard;
}

const areasOf = (signals: readonly Signal[]): string[] =>
  signals.map((signal) => ('area' in signal ? signal.area : signal.load.status));

onEachDriver(drivers, 'signals', (driver) => {
  let store: ControlStore;
  let remove: () => Promise<void>;
  beforeAll(async () => {
    ({ store, remove } = await driver.open());
    await store.migrate();
    await store.asSystem((tx) =>
      addTenant(tx, { id: 'atlas', name: 'Atlas', primary_domain: 'atlas.example', created_on: 1 }),
    );
  });
  afterAll(() => remove());

  test('are delivered after their transaction commits, and never after a rollback', async () => {
    const heard = await heardBy(store);
    await store
      .inTenant('atlas', async (tx) => {
        await sendSignals(tx, { tenant: 'atlas', area: 'history' });
        throw new Error('undone');
      })
      .catch(() => {});
    await store.inTenant('atlas', async (tx) => {
      await sendSignals(tx, { tenant: 'atlas', area: 'tenant' });
      await tx.selectFrom('tenants').select('id').execute();
      expect(heard.signals).toEqual([]);
    });
    await until(() => heard.signals.length > 0);
    expect(heard.signals).toEqual([{ tenant: 'atlas', area: 'tenant' }]);
    await heard.stop();
    await store.inTenant('atlas', (tx) => sendSignals(tx, { tenant: 'atlas', area: 'audit' }));
    expect(heard.signals).toHaveLength(1);
    expect(heard.missed).toBe(0);
  });

  test('keep their order and any text, up to their length', async () => {
    const heard = await heardBy(store);
    const tenants = Array.from({ length: 50 }, (_, number) => `'); drop table loads; -- é\n${number}`);
    await store.asSystem((tx) =>
      sendSignals(tx, ...tenants.map((tenant) => ({ tenant, area: 'audit' as const }))),
    );
    await until(() => heard.signals.length === tenants.length);
    expect(heard.signals.map(({ tenant }) => tenant)).toEqual(tenants);
    const long = { tenant: 'x'.repeat(7_950), area: 'audit' as const };
    await store.asSystem((tx) => sendSignals(tx, long));
    await until(() => heard.signals.length > tenants.length);
    const tooLong = { tenant: 'x'.repeat(8_000), area: 'audit' as const };
    await expect(store.asSystem((tx) => sendSignals(tx, tooLong))).rejects.toThrow(RangeError);
    await heard.stop();
  });

  test('report every step of a load, and each change of a source and a setting', async () => {
    const heard = await heardBy(store);
    const [source, load] = [crypto.randomUUID(), crypto.randomUUID()];
    const claim = { holder: 'here', now: 1_000, until: 2_000 };
    await store.inTenant('atlas', async (tx) => {
      await addDatasource(tx, {
        id: source,
        tenant_id: 'atlas',
        name: 'Proxy',
        format: 'auto',
        timezone: 'UTC',
        created_on: 1,
        created_by: null,
      });
    });
    await store.inTenant('atlas', (tx) =>
      addLoad(tx, {
        id: load,
        tenant_id: 'atlas',
        datasource_id: source,
        file_name: 'secret name',
        size: 10,
        status: 'pending',
        is_parse_again: false,
        created_on: 1,
      }),
    );
    await store.inTenant('atlas', (tx) => addReceived(tx, load, { from: 0, to: 10 }));
    await store.asSystem((tx) => claimNextLoad(tx, claim));
    await store.inTenant('atlas', (tx) => keepClaim(tx, load, { progress: 0.25, error: 'no_space' }, claim));
    const counts = {
      lines: 7,
      events: 5,
      rejects: 2,
      formats: {},
      first_event: 1,
      last_event: 2,
      signs: 0,
      users_by_address: 0,
      signs_left_out: false,
    };
    await store.inTenant('atlas', (tx) =>
      saveCheckpoint(tx, load, { checkpoint: '{}', batches: 1, progress: 0.5, ...counts }, claim),
    );
    await store.inTenant('atlas', (tx) => finishLoad(tx, load, { error: null, finished_on: 9 }));
    await store.inTenant('atlas', async (tx) => {
      await changeDatasource(tx, source, { name: 'Renamed' });
      await setTenantConfig(tx, {
        tenant: 'atlas',
        app_name: 'general',
        param_name: 'timezone',
        param_value: 'UTC',
        misc: {},
        time: 1,
        by: null,
      });
    });
    await store.inTenant('atlas', (tx) => markDatasourceDeleted(tx, source, 9));
    await store.inTenant('atlas', (tx) => removeDatasource(tx, source));
    await until(() => areasOf(heard.signals).filter((area) => area === 'investigate').length === 2);
    expect(areasOf(heard.signals)).toEqual([
      ...[
        'datasources',
        'pending',
        'queued',
        'processing',
        'processing',
        'processing',
        'audit',
        'investigate',
      ],
      ...['completed', 'datasources', 'tenant', 'datasources', 'audit', 'investigate'],
    ]);
    expect(heard.signals.every(({ tenant }) => tenant === 'atlas')).toBe(true);
    expect(heard.signals[5]).toEqual({
      tenant: 'atlas',
      load: {
        id: load,
        datasource_id: source,
        status: 'processing',
        bytes_received: 10,
        progress: 0.5,
        lines: 7,
        events: 5,
        rejects: 2,
        error: null,
      },
    });
    expect(heard.signals[4]).toMatchObject({ load: { progress: 0.25, error: 'no_space' } });
    expect(JSON.stringify(heard.signals)).not.toContain('secret');
    await heard.stop();
  });
});

describe.skipIf(postgres === undefined)('several servers on one PostgreSQL', () => {
  test('reach each other; one whose connection broke gets a resync and continues', async () => {
    const [here, there] = [1, 2].map(() => openPostgresControlStore({ url: postgres?.url ?? '' }));
    if (here === undefined || there === undefined) throw new Error('not opened');
    try {
      const heard = await heardBy(there);
      const tell = () => here.asSystem((tx) => sendSignals(tx, { tenant: 'atlas', area: 'audit' }));
      await tell();
      await until(() => heard.signals.length === 1);
      await postgres?.stop();
      await postgres?.start();
      await until(() => heard.missed === 1);
      await tell();
      await until(() => heard.signals.length === 2);
    } finally {
      await Promise.all([here.close(), there.close()]);
    }
  });

  test('foreign messages on the channel are ignored', async () => {
    const store = openPostgresControlStore({ url: postgres?.url ?? '' });
    try {
      const heard = await heardBy(store);
      for (const text of ['', 'not json', '[]', '{"tenant":1}', '{"tenant":"atlas","area":"none"}'])
        await store.asSystem((tx) => sql`select pg_notify(${CHANNEL}, ${text})`.execute(tx));
      await store.asSystem((tx) => sendSignals(tx, { tenant: 'atlas', area: 'audit' }));
      await until(() => heard.signals.length > 0);
      expect(heard.signals).toEqual([{ tenant: 'atlas', area: 'audit' }]);
    } finally {
      await store.close();
    }
  });
});

test('a load of another shape is ignored', () => {
  expect(
    signalOf('{"tenant":"atlas","load":{"id":"l","datasource_id":"s","status":"lost"}}'),
  ).toBeUndefined();
  expect(
    signalOf('{"tenant":"atlas","load":{"id":"l","datasource_id":"s","status":"queued"}}'),
  ).toMatchObject({
    load: { progress: 0, error: null },
  });
});
