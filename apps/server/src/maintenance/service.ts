import { randomUUID } from 'node:crypto';
import type { MaintenancePeriodAnswer } from '@casbah/contract/maintenance';
import { LONGEST_MAINTENANCE_DAYS, maintenanceProblem } from '@casbah/domain/maintenance';
import { DAY_MS } from '@casbah/domain/time-units';
import type { ControlStore } from '@casbah/stores/control/control-store';
import { writeAudit } from '@casbah/stores/control/history/audit-trail';
import {
  addPeriod,
  changePeriod,
  comingPeriods,
  findPeriod,
  listPeriods,
  MOST_PERIODS,
  operatorTenant,
  removeOldPeriods,
  removePeriod,
  type StoredPeriod,
} from '@casbah/stores/control/maintenance/maintenance-periods';
import { type Actor, changesBetween, entryBy } from '../http/actor.ts';
import { ApiFailure } from '../http/failure.ts';
import type { Identity } from '../http/sessions.ts';

export interface NewPeriod {
  name: string;
  desc: string;
  start_time: string;
  end_time: string;
  is_public: boolean;
  has_details: boolean;
  non_maintenance: boolean;
}
export type PeriodChange = { [Field in keyof NewPeriod]?: NewPeriod[Field] | undefined };

/** What is over is kept for this long, for whoever plans the next one. */
const KEPT = 180 * DAY_MS;
/** Nobody needs an account to ask: the store is asked once in this time, whoever comes. */
const REMEMBERED = 5_000;

/**
 * Work on the service that people are told of. The operator's company tells everybody, every other company its own people:
 * a sysadmin of one company must not speak to those of another.
 */
export class MaintenanceService {
  readonly #control: ControlStore;
  readonly #clock: () => number;
  /** The company that was here first does not change once there is one. */
  #operator: string | undefined;
  #ofVisitors: { periods: MaintenancePeriodAnswer[]; until: number } | undefined;

  constructor(parts: { control: ControlStore; clock: () => number }) {
    this.#control = parts.control;
    this.#clock = parts.clock;
  }

  /** What a person, or a visitor in front of the sign-in, is told of. */
  async told(
    session: Pick<Identity, 'tenant' | 'rights'> | undefined,
  ): Promise<readonly MaintenancePeriodAnswer[]> {
    if (session !== undefined) return this.#coming(session);
    const now = this.#clock();
    if (this.#ofVisitors !== undefined && now < this.#ofVisitors.until) return this.#ofVisitors.periods;
    const periods = await this.#coming(undefined);
    this.#ofVisitors = { periods, until: now + REMEMBERED };
    return periods;
  }

  async #coming(
    session: Pick<Identity, 'tenant' | 'rights'> | undefined,
  ): Promise<MaintenancePeriodAnswer[]> {
    const periods = await this.#control.asSystem(async (tx) => {
      this.#operator ??= await operatorTenant(tx);
      const tenants = [...new Set([this.#operator, session?.tenant])].filter((one) => one !== undefined);
      return comingPeriods(tx, { tenants, now: this.#clock() });
    });
    const isSysadmin = session?.rights.role === 'sysadmin';
    return periods
      .filter((one) => one.is_public || (isSysadmin && one.tenant_id === session?.tenant))
      .map((one) => answerOf(one, session?.tenant));
  }

  async list(tenant: string): Promise<MaintenancePeriodAnswer[]> {
    const periods = await this.#control.inTenant(tenant, listPeriods);
    return periods.map((one) => answerOf(one, tenant));
  }

  async create(actor: Actor, given: NewPeriod): Promise<MaintenancePeriodAnswer> {
    const time = this.#clock();
    const period: StoredPeriod = {
      id: randomUUID(),
      tenant_id: actor.tenant,
      ...columnsOf(given),
      created_on: time,
      created_by: actor.user,
      modified_on: time,
      modified_by: actor.user,
    };
    assertSpan(period);
    await this.#control.inTenant(actor.tenant, async (tx) => {
      if (!(await addPeriod(tx, period))) throw new ApiFailure('MAINTENANCE_LIMIT', { limit: MOST_PERIODS });
      await writeAudit(tx, {
        ...entryBy(actor, time),
        object: period.id,
        details: { name: given.name, start_time: given.start_time, end_time: given.end_time },
      });
    });
    this.#ofVisitors = undefined;
    return answerOf(period, actor.tenant);
  }

  async change(actor: Actor, id: string, change: PeriodChange): Promise<MaintenancePeriodAnswer> {
    const time = this.#clock();
    const changed = await this.#control.inTenant(actor.tenant, async (tx) => {
      const before = await findPeriod(tx, id);
      if (before === undefined) throw new ApiFailure('NOT_FOUND');
      const known = fieldsOf(before);
      const given = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
      const after: StoredPeriod = {
        ...before,
        ...columnsOf({ ...known, ...given }),
        modified_on: time,
        modified_by: actor.user,
      };
      assertSpan(after);
      await changePeriod(tx, after);
      const details = { name: before.name };
      const changes = changesBetween({ ...known }, given);
      await writeAudit(tx, { ...entryBy(actor, time), object: id, details, changes });
      return after;
    });
    this.#ofVisitors = undefined;
    return answerOf(changed, actor.tenant);
  }

  async remove(actor: Actor, id: string): Promise<void> {
    await this.#control.inTenant(actor.tenant, async (tx) => {
      const removed = await removePeriod(tx, { tenant: actor.tenant, id });
      if (removed === undefined) throw new ApiFailure('NOT_FOUND');
      const details = { name: removed.name };
      await writeAudit(tx, { ...entryBy(actor, this.#clock()), object: id, details });
    });
    this.#ofVisitors = undefined;
  }

  /** Clears away what is long over. */
  async tidy(): Promise<void> {
    await this.#control.asSystem((tx) => removeOldPeriods(tx, this.#clock() - KEPT));
  }
}

function columnsOf({ desc, start_time, end_time, non_maintenance, ...rest }: NewPeriod) {
  return {
    ...rest,
    description: desc,
    start_time: Date.parse(start_time),
    end_time: Date.parse(end_time),
    is_announcement: non_maintenance,
  };
}

function fieldsOf(period: StoredPeriod): NewPeriod {
  const { name, is_public, has_details } = period;
  return {
    name,
    is_public,
    has_details,
    desc: period.description,
    non_maintenance: period.is_announcement,
    start_time: new Date(period.start_time).toISOString(),
    end_time: new Date(period.end_time).toISOString(),
  };
}

function answerOf(period: StoredPeriod, tenant: string | undefined): MaintenancePeriodAnswer {
  return { id: period.id, ...fieldsOf(period), is_own: period.tenant_id === tenant };
}

function assertSpan({ start_time, end_time }: StoredPeriod): void {
  const problem = maintenanceProblem(start_time, end_time);
  if (problem === undefined) return;
  throw new ApiFailure('UNPROCESSABLE', {
    field: 'end_time',
    problem:
      problem === 'ends_before_start'
        ? 'a period ends after it begins'
        : `a period lasts at most ${LONGEST_MAINTENANCE_DAYS} days`,
  });
}
