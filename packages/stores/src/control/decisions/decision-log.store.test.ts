import { DECISIONS, type Decision, tagOfDecision } from '@casbah/domain/decision';
import { DAY_MS } from '@casbah/domain/time-units';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ControlStore } from '../control-store.ts';
import { migrations } from '../migrations.ts';
import { changeServiceTags } from '../tags/tags.ts';
import { addTenant } from '../tenant/tenants.ts';
import { testedDrivers } from '../tested-drivers.ts';
import {
  changeTagsLogged,
  decisionInForce,
  entriesThatEnd,
  entriesToNotify,
  expireDecisions,
  listDecisions,
  markNotified,
  undoDecisions,
} from './decision-log.ts';

const { drivers } = await testedDrivers();

describe.each(drivers)('the decision log on $name', (driver) => {
  describe.skipIf(driver.isSkipped)('kept', () => {
    let store: ControlStore;
    let remove: () => Promise<void>;
    let tenant: string;
    let tenants = 0;
    beforeAll(async () => {
      ({ store, remove } = await driver.open());
      await store.migrate();
    });
    afterAll(() => remove());

    /** Each test uses its own tenant. */
    const newTenant = async (): Promise<void> => {
      tenants += 1;
      tenant = `t${tenants}`;
      await store.asSystem((tx) =>
        addTenant(tx, { id: tenant, name: tenant, primary_domain: '', created_on: 1 }),
      );
    };
    const decide = async (
      decision: Decision | null,
      services: string[],
      {
        reason = '',
        ends_on = null,
        time = 10,
      }: { reason?: string; ends_on?: number | null; time?: number } = {},
    ): Promise<number> => {
      const { entry } = await store.inTenant(tenant, (tx) =>
        changeTagsLogged(tx, {
          tenant,
          services,
          add: decision === null ? [] : [tagOfDecision(decision)],
          remove: DECISIONS.filter((one) => one !== decision).map(tagOfDecision),
          time,
          by: 'nadia',
          email: 'nadia@atlas.example',
          reason,
          ends_on,
        }),
      );
      return entry ?? 0;
    };
    const undo = (entries: number[], time = 20) =>
      store.inTenant(tenant, (tx) => undoDecisions(tx, entries, { tenant, time, by: 'omar' }));
    const expire = async (time: number): Promise<void> => {
      for (const { tenant_id, decision } of await store.asSystem((tx) => entriesThatEnd(tx, time)))
        if (tenant_id === tenant)
          await store.inTenant(tenant, (tx) => expireDecisions(tx, { tenant, time, entry: decision }));
    };
    const inForce = async (service: string) => {
      const found = await store.inTenant(tenant, (tx) => decisionInForce(tx, service));
      return found === undefined ? undefined : [found.decision, found.reason, found.ends_on];
    };
    const log = (asked: Partial<Parameters<typeof listDecisions>[1]> = {}) =>
      store.inTenant(tenant, (tx) => listDecisions(tx, { limit: 10, named: 10, ...asked }));

    test('a decision keeps who, when, why and until; undo restores what each service had', async () => {
      await newTenant();
      await decide('sanctioned', ['box'], { reason: 'Contract', ends_on: 90 });
      const both = await decide('unsanctioned', ['box', 'drive'], { reason: 'Leak' });
      expect(await inForce('box')).toEqual(['unsanctioned', 'Leak', null]);
      expect(await undo([both])).toMatchObject({
        services: [
          { service_id: 'box', from: 'unsanctioned', to: 'sanctioned' },
          { service_id: 'drive', from: 'unsanctioned', to: null },
        ],
      });
      expect(await inForce('box')).toEqual(['sanctioned', 'Contract', 90]);
      expect(await inForce('drive')).toBeUndefined();
      const [undone, decided, first] = await log();
      expect(undone).toMatchObject({ kind: 'undone', made_by: 'omar', count: 2, is_current: true });
      expect(decided).toMatchObject({ number: both, reason: 'Leak', is_current: false });
      expect(decided?.changes).toHaveLength(2);
      expect(first).toMatchObject({ made_by_email: 'nadia@atlas.example', made_on: 10, ends_on: 90 });
    });

    test('an undo can be undone, and nothing with a later decision is undone', async () => {
      await newTenant();
      const made = await decide('tolerated', ['box']);
      const undone = await undo([made]);
      expect('entry' in undone && (await undo([undone.entry]))).toMatchObject({
        services: [{ service_id: 'box', from: null, to: 'tolerated' }],
      });
      expect(await undo([made])).toMatchObject({ why: 'decided_since', service_id: 'box' });
      expect(await undo([99])).toEqual({ why: 'not_found' });
      const change = { tenant, services: ['box'], add: [0], remove: [], time: 11, by: null };
      const chosen = await decide('in_review', ['box']);
      await store.inTenant(tenant, (tx) => changeServiceTags(tx, { ...change, add: [1], alertRule: 'AI' }));
      expect(await undo([chosen])).toEqual({
        why: 'decided_since',
        service_id: 'box',
        by: null,
        alert_rule: 'AI',
      });
    });

    test("decisions made by tags are logged; other tags and no-ops aren't", async () => {
      await newTenant();
      const tag = (add: number[], removed: number[] = []) =>
        store.inTenant(tenant, (tx) =>
          changeServiceTags(tx, { tenant, services: ['box'], add, remove: removed, time: 5, by: null }),
        );
      await tag([4]);
      await tag([0]);
      await tag([0]);
      // The strictest decision applies, so an additional Sanctioned changes nothing.
      await tag([1]);
      await tag([], [0]);
      await tag([], [1]);
      const entries = await log();
      expect(entries.map(({ services: [one] }) => [one?.from, one?.to])).toEqual([
        ['unsanctioned', null],
        ['sanctioned', 'unsanctioned'],
        [null, 'sanctioned'],
      ]);
    });

    test('repeating a decision counts with a reason or another expiry, and a tag keeps the expiry', async () => {
      await newTenant();
      await decide('sanctioned', ['box'], { ends_on: 50 });
      expect(await decide('sanctioned', ['box'], { ends_on: 50 })).toBe(0);
      expect(await decide('sanctioned', ['box'], { ends_on: 60 })).toBe(2);
      expect(await decide('sanctioned', ['box'], { ends_on: 60, reason: 'Renewed' })).toBe(3);
      await store.inTenant(tenant, (tx) =>
        changeServiceTags(tx, { tenant, services: ['box'], add: [0], remove: [], time: 5, by: null }),
      );
      expect(await inForce('box')).toEqual(['sanctioned', 'Renewed', 60]);
      // Restores the decision before the first of them, not its own earlier value.
      await expire(60);
      expect(await inForce('box')).toBeUndefined();
    });

    test('an expired decision restores the previous one, skipping expired ones', async () => {
      await newTenant();
      await decide('sanctioned', ['box', 'drive'], { reason: 'Base' });
      await decide('tolerated', ['box'], { ends_on: 30 });
      await decide('unsanctioned', ['box'], { ends_on: 40 });
      await expire(29);
      expect(await inForce('box')).toEqual(['unsanctioned', '', 40]);
      await expire(40);
      expect(await inForce('box')).toEqual(['sanctioned', 'Base', null]);
      const [expired] = await log();
      expect(expired).toMatchObject({ kind: 'expired', made_by: null, made_by_email: null, count: 1 });
      expect(await undo([expired?.number ?? 0])).toEqual({ why: 'not_undoable' });
      await expire(41);
      expect((await log())[0]?.number).toBe(expired?.number);
    });

    test('an expiring decision is found once, unless it was made shortly before', async () => {
      await newTenant();
      const ahead = 3 * DAY_MS;
      const long = await decide('tolerated', ['box', 'drive'], { ends_on: 10 * DAY_MS });
      await decide('tolerated', ['mega'], { ends_on: 10 * DAY_MS, time: 9 * DAY_MS });
      const ending = (now: number) =>
        store.asSystem(async (tx) =>
          (await entriesToNotify(tx, { now, ahead })).filter(({ tenant_id }) => tenant_id === tenant),
        );
      expect(await ending(6 * DAY_MS)).toEqual([]);
      const found = { tenant_id: tenant, number: long };
      expect(await ending(8 * DAY_MS)).toMatchObject([
        { ...found, made_by: 'nadia', services: ['box', 'drive'] },
      ]);
      expect(await store.asSystem((tx) => markNotified(tx, found, 8 * DAY_MS))).toBe(true);
      expect(await store.asSystem((tx) => markNotified(tx, found, 8 * DAY_MS))).toBe(false);
      expect(await ending(8 * DAY_MS)).toEqual([]);
    });

    test("is filtered by service, person and decision, paged, and limited to a person's scope", async () => {
      await newTenant();
      await decide('sanctioned', ['box', 'drive']);
      await decide('unsanctioned', ['box']);
      await decide(null, ['drive']);
      const numbers = async (asked: Parameters<typeof log>[0]) =>
        (await log(asked)).map(({ number }) => number);
      expect(await numbers({ services: ['box'] })).toEqual([2, 1]);
      expect(await numbers({ decision: 'none' })).toEqual([3]);
      expect(await numbers({ by: 'NADIA@' })).toEqual([3, 2, 1]);
      expect(await numbers({ by: 'omar' })).toEqual([]);
      expect(await numbers({ limit: 2 })).toEqual([3, 2]);
      expect(await numbers({ limit: 2, before: 2 })).toEqual([1]);
      const [, first] = await log({ reach: ['box'] });
      expect(first).toMatchObject({ number: 1, count: 1, services: [{ service_id: 'box' }] });
      const [named] = await log({ named: 1, before: 2 });
      expect([named?.services.length, named?.count]).toEqual([1, 2]);
    });

    test('starts with the decisions in force, by those who set the tags', async () => {
      await newTenant();
      const tag = (service_id: string, tag_id: number, tagged_by: string | null) => ({
        tenant_id: tenant,
        service_id,
        tag_id,
        tagged_on: 7,
        tagged_by,
      });
      await store.inTenant(tenant, (tx) =>
        tx
          .insertInto('service_tags')
          .values([tag('box', 0, null), tag('box', 1, null), tag('drive', 2, 'gone'), tag('mega', 8, null)])
          .execute(),
      );
      const undone = new Error('undone');
      const found: unknown[] = [];
      // Runs the migration again on a log that is discarded afterwards.
      const again = store.asSystem(async (tx) => {
        await sql`reset role`.execute(tx);
        await sql`drop table decision_changes, decision_log`.execute(tx);
        await migrations(undefined)['2026-11-24-decision-log']?.up(tx);
        found.push(
          ...(await tx
            .selectFrom('decision_changes')
            .innerJoin('decision_log', (join) =>
              join
                .onRef('decision_log.tenant_id', '=', 'decision_changes.tenant_id')
                .onRef('decision_log.number', '=', 'decision_changes.decision'),
            )
            .select(['service_id', 'to_decision', 'made_on', 'made_by', 'kind', 'is_current'])
            .where('decision_changes.tenant_id', '=', tenant)
            .orderBy('service_id')
            .execute()),
        );
        throw undone;
      });
      await expect(again).rejects.toBe(undone);
      const same = { made_on: 7, kind: 'recorded', is_current: true };
      expect(found).toEqual([
        { ...same, service_id: 'box', to_decision: 'unsanctioned', made_by: null },
        { ...same, service_id: 'drive', to_decision: 'tolerated', made_by: 'gone' },
      ]);
    });
  });
});
