import { randomUUID } from 'node:crypto';
import type { MaintenancePeriodAnswer } from '@casbah/contract/maintenance';
import { isoTime } from '@casbah/domain/iso-time';
import { LONGEST_MAINTENANCE_DAYS, maintenanceProblem } from '@casbah/domain/maintenance';
import { DAY_MS } from '@casbah/domain/time-units';
import type { ControlStore } from '@casbah/stores/control/control-store';
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
import type { SystemTx } from '@casbah/stores/control/transaction';
import { type Actor, changesBetween } from '../http/actor.ts';
import { change } from '../http/change.ts';
import { ApiFailure } from '../http/failure.ts';
import { unusable } from '../http/field-problem.ts';
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

/** How long past periods are kept for reference. */
const KEPT = 180 * DAY_MS;
/** How long the visitors' response is cached: it needs no account, so not every request may hit the store. */
const REMEMBERED = 5_000;

interface MaintenanceParts {
  control: ControlStore;
  clock: () => number;
}

/**
 * Maintenance periods. The operator's company announces them to everyone, other companies only to their own
 * people.
 */
export class MaintenanceService {
  /** The first company, which never changes. */
  #operator: string | undefined;
  #ofVisitors: { periods: MaintenancePeriodAnswer[]; until: number } | undefined;

  readonly #parts: MaintenanceParts;

  constructor(parts: MaintenanceParts) {
    this.#parts = parts;
  }

  /** Returns the periods shown to a person, or to a visitor of the sign-in page. */
  async told(
    session: Pick<Identity, 'tenant' | 'rights'> | undefined,
  ): Promise<readonly MaintenancePeriodAnswer[]> {
    if (session !== undefined) return this.#coming(session);
    const now = this.#parts.clock();
    if (this.#ofVisitors !== undefined && now < this.#ofVisitors.until) return this.#ofVisitors.periods;
    const periods = await this.#coming(undefined);
    this.#ofVisitors = { periods, until: now + REMEMBERED };
    return periods;
  }

  async #coming(
    session: Pick<Identity, 'tenant' | 'rights'> | undefined,
  ): Promise<MaintenancePeriodAnswer[]> {
    const periods = await this.#parts.control.asSystem(async (tx) => {
      this.#operator ??= await operatorTenant(tx);
      const tenants = [...new Set([this.#operator, session?.tenant])].filter((one) => one !== undefined);
      return comingPeriods(tx, { tenants, now: this.#parts.clock() });
    });
    const isSysadmin = session?.rights.role === 'sysadmin';
    return periods
      .filter((one) => one.is_public || (isSysadmin && one.tenant_id === session?.tenant))
      .map((one) => answerOf(one, session?.tenant));
  }

  async list(tenant: string): Promise<MaintenancePeriodAnswer[]> {
    const periods = await this.#parts.control.inTenant(tenant, listPeriods);
    return periods.map((one) => answerOf(one, tenant));
  }

  async create(actor: Actor, given: NewPeriod): Promise<MaintenancePeriodAnswer> {
    const time = this.#parts.clock();
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
    await change(this.#parts, actor, async (tx, { record }) => {
      if (!(await addPeriod(tx, period))) throw new ApiFailure('MAINTENANCE_LIMIT', { limit: MOST_PERIODS });
      record({
        event: 'maintenance.created',
        object: period.id,
        details: { name: given.name, start_time: given.start_time, end_time: given.end_time },
      });
    });
    this.#ofVisitors = undefined;
    return answerOf(period, actor.tenant);
  }

  async change(actor: Actor, id: string, asked: PeriodChange): Promise<MaintenancePeriodAnswer> {
    const changed = await change(this.#parts, actor, async (tx, { time, record }) => {
      const before = await findPeriod(tx, id);
      if (before === undefined) throw new ApiFailure('NOT_FOUND');
      const known = fieldsOf(before);
      const given = Object.fromEntries(Object.entries(asked).filter(([, value]) => value !== undefined));
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
      record({ event: 'maintenance.changed', object: id, details, changes });
      return after;
    });
    this.#ofVisitors = undefined;
    return answerOf(changed, actor.tenant);
  }

  async remove(actor: Actor, id: string): Promise<void> {
    await change(this.#parts, actor, async (tx, { record }) => {
      const removed = await removePeriod(tx, { tenant: actor.tenant, id });
      if (removed === undefined) throw new ApiFailure('NOT_FOUND');
      const details = { name: removed.name };
      record({ event: 'maintenance.deleted', object: id, details });
    });
    this.#ofVisitors = undefined;
  }
}

/** Deletes periods that ended long ago. */
export function removePastPeriods(tx: SystemTx, now: number): Promise<unknown> {
  return removeOldPeriods(tx, now - KEPT);
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
    start_time: isoTime(period.start_time),
    end_time: isoTime(period.end_time),
  };
}

function answerOf(period: StoredPeriod, tenant: string | undefined): MaintenancePeriodAnswer {
  return { id: period.id, ...fieldsOf(period), is_own: period.tenant_id === tenant };
}

function assertSpan({ start_time, end_time }: StoredPeriod): void {
  const problem = maintenanceProblem(start_time, end_time);
  if (problem === undefined) return;
  throw problem === 'ends_before_start'
    ? unusable('end_time', 'problem.ends_before_start')
    : unusable('end_time', 'problem.period_too_long', { days: LONGEST_MAINTENANCE_DAYS });
}
