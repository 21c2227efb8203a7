import { randomUUID } from 'node:crypto';
import type { newReportSchedule, ReportSchedule } from '@casbah/contract/reports';
import { MOST_REPORT_SCHEDULES, nextDelivery } from '@casbah/domain/report-schedule';
import { type ControlStore, isDuplicate } from '@casbah/stores/control/control-store';
import { writeAudit } from '@casbah/stores/control/history/audit-trail';
import { enqueue } from '@casbah/stores/control/jobs/jobs';
import {
  activeRecipients,
  addSchedule,
  changeSchedule,
  findDelivery,
  findSchedule,
  listDeliveries,
  listSchedules,
  removeSchedule,
  type StoredSchedule,
} from '@casbah/stores/control/reports/report-schedules';
import { timeZoneOf } from '@casbah/stores/control/tenant/tenant-config';
import { holdTenant } from '@casbah/stores/control/tenant/tenants';
import type { TenantTx } from '@casbah/stores/control/transaction';
import type { z } from 'zod';
import { type Actor, changesBetween, entryBy } from '../http/actor.ts';
import { ApiFailure } from '../http/failure.ts';
import { pageOf } from './attachments.ts';
import { REPORT_QUEUE } from './queue.ts';

export type NewSchedule = z.output<typeof newReportSchedule>;
export type ScheduleChange = { [Field in keyof NewSchedule]?: NewSchedule[Field] | undefined };

/** Which reports are sent to whom, and when. */
export class ReportSchedules {
  readonly #control: ControlStore;
  readonly #clock: () => number;
  readonly #assertFilter: (filter: string) => void;

  constructor(parts: {
    control: ControlStore;
    clock: () => number;
    /** Throws where it cannot be read, or asks for people. */
    assertFilter: (filter: string) => void;
  }) {
    this.#control = parts.control;
    this.#clock = parts.clock;
    this.#assertFilter = parts.assertFilter;
  }

  async list(tenant: string): Promise<ReportSchedule[]> {
    return this.#control.inTenant(tenant, (tx) => answers(tx, tenant));
  }

  async add(actor: Actor, given: NewSchedule): Promise<ReportSchedule> {
    const { tenant, user } = actor;
    this.#assertFilter(given.filter);
    const id = randomUUID();
    return this.#named(tenant, given.name, async (tx) => {
      await holdTenant(tx, tenant);
      if ((await listSchedules(tx, tenant)).length >= MOST_REPORT_SCHEDULES)
        throw new ApiFailure('LIMIT_REACHED', { limit: MOST_REPORT_SCHEDULES });
      await assertPeople(tx, tenant, given.recipients);
      const time = this.#clock();
      const zone = await timeZoneOf(tx, tenant);
      await addSchedule(tx, {
        ...given,
        id,
        tenant_id: tenant,
        recipients: JSON.stringify(given.recipients),
        next_delivery: nextDelivery(given.frequency, time, zone),
        time_zone: zone,
        created_on: time,
        created_by: user,
      });
      const { name, frequency } = given;
      const recipients = given.recipients.join(', ');
      await writeAudit(tx, {
        ...entryBy(actor, time),
        object: id,
        details: { name, frequency, recipients },
      });
      return answer(tx, tenant, id);
    });
  }

  async change(actor: Actor, id: string, change: ScheduleChange): Promise<ReportSchedule> {
    const { tenant } = actor;
    if (change.filter !== undefined) this.#assertFilter(change.filter);
    return this.#named(tenant, change.name ?? '', async (tx) => {
      const before = await found(tx, tenant, id);
      if (change.recipients !== undefined) await assertPeople(tx, tenant, change.recipients);
      const time = this.#clock();
      const known = fieldsOf(before);
      const given = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
      const after: NewSchedule = { ...known, ...given };
      // What was due while it was off, or at another pace, is not made up for.
      const zone = await timeZoneOf(tx, tenant);
      const isFresh = after.frequency !== before.frequency || (after.is_enabled && !before.is_enabled);
      await changeSchedule(
        tx,
        { tenant, id },
        {
          ...after,
          recipients: JSON.stringify(after.recipients),
          failures: 0,
          last_error: null,
          ...(isFresh ? { next_delivery: nextDelivery(after.frequency, time, zone), time_zone: zone } : {}),
        },
      );
      await writeAudit(tx, {
        ...entryBy(actor, time),
        object: id,
        details: { name: before.name },
        changes: changesBetween(told(known), told(after)),
      });
      return answer(tx, tenant, id);
    });
  }

  async remove(actor: Actor, id: string): Promise<void> {
    const { tenant } = actor;
    await this.#control.inTenant(tenant, async (tx) => {
      const name = await removeSchedule(tx, { tenant, id });
      if (name === undefined) throw new ApiFailure('NOT_FOUND');
      await writeAudit(tx, { ...entryBy(actor, this.#clock()), object: id, details: { name } });
    });
  }

  /** Makes it due: the next look sends it, and goes on from there. */
  async send(actor: Actor, id: string): Promise<ReportSchedule> {
    const { tenant } = actor;
    return this.#control.inTenant(tenant, async (tx) => {
      const { name, is_enabled } = await found(tx, tenant, id);
      if (!is_enabled)
        throw new ApiFailure('UNPROCESSABLE', {
          field: 'is_enabled',
          problem: 'the schedule is switched off',
        });
      const time = this.#clock();
      const zone = await timeZoneOf(tx, tenant);
      await changeSchedule(tx, { tenant, id }, { next_delivery: time, time_zone: zone });
      await enqueue(tx, REPORT_QUEUE, { key: id, tenant }, time);
      await writeAudit(tx, { ...entryBy(actor, time), object: id, details: { name } });
      return answer(tx, tenant, id);
    });
  }

  async delivery(tenant: string, id: string): Promise<{ html: string; csv: string; day: string }> {
    const one = await this.#control.inTenant(tenant, (tx) => findDelivery(tx, { tenant, id }));
    if (one === undefined) throw new ApiFailure('NOT_FOUND');
    return { html: pageOf(one), csv: one.csv, day: one.last_day };
  }

  async #named<Result>(
    tenant: string,
    name: string,
    work: (tx: TenantTx) => Promise<Result>,
  ): Promise<Result> {
    try {
      return await this.#control.inTenant(tenant, work);
    } catch (error) {
      if (isDuplicate(error)) throw new ApiFailure('NAME_TAKEN', { kind: 'report', name });
      throw error;
    }
  }
}

async function found(tx: TenantTx, tenant: string, id: string): Promise<StoredSchedule> {
  const schedule = await findSchedule(tx, { tenant, id });
  if (schedule === undefined) throw new ApiFailure('NOT_FOUND');
  return schedule;
}

/** A report goes to people of the company alone: nobody has it sent out of it by a slip, or by intent. */
async function assertPeople(tx: TenantTx, tenant: string, emails: readonly string[]): Promise<void> {
  const known = new Set((await activeRecipients(tx, tenant, emails)).map(({ email }) => email));
  const stranger = emails.find((email) => !known.has(email));
  if (stranger === undefined) return;
  const problem = `${stranger} is no active person of your company`;
  throw new ApiFailure('UNPROCESSABLE', { field: 'recipients', problem });
}

async function answers(tx: TenantTx, tenant: string): Promise<ReportSchedule[]> {
  const [schedules, deliveries] = [await listSchedules(tx, tenant), await listDeliveries(tx, tenant)];
  return schedules.map((schedule) => ({
    id: schedule.id,
    ...fieldsOf(schedule),
    last_error: schedule.last_error,
    next_delivery: isoOf(schedule.next_delivery),
    deliveries: deliveries
      .filter(({ schedule_id }) => schedule_id === schedule.id)
      .map(({ id, span_from, span_to, created_on }) => ({
        id,
        from: isoOf(span_from),
        to: isoOf(span_to),
        made_on: isoOf(created_on),
      })),
  }));
}

async function answer(tx: TenantTx, tenant: string, id: string): Promise<ReportSchedule> {
  const one = (await answers(tx, tenant)).find((schedule) => schedule.id === id);
  if (one === undefined) throw new ApiFailure('NOT_FOUND');
  return one;
}

function fieldsOf(schedule: StoredSchedule): NewSchedule {
  const { name, frequency, recipients, filter, language, is_enabled } = schedule;
  return { name, frequency, filter, language, is_enabled, recipients: [...recipients] };
}

/** As the history tells it. */
const told = ({ recipients, ...rest }: NewSchedule) => ({ ...rest, recipients: recipients.join(', ') });

const isoOf = (time: number): string => new Date(time).toISOString();
