import { randomUUID } from 'node:crypto';
import type { newReportSchedule, ReportSchedule } from '@casbah/contract/reports';
import { isoTime } from '@casbah/domain/iso-time';
import { MOST_REPORT_SCHEDULES, nextDelivery } from '@casbah/domain/report-schedule';
import type { ControlStore } from '@casbah/stores/control/control-store';
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
import { type Actor, changesBetween } from '../http/actor.ts';
import { change, nameTaken } from '../http/change.ts';
import { ApiFailure } from '../http/failure.ts';
import { unusable } from '../http/field-problem.ts';
import { pageOf } from './attachments.ts';
import { REPORT_QUEUE } from './queue.ts';

export type NewSchedule = z.output<typeof newReportSchedule>;
export type ScheduleChange = { [Field in keyof NewSchedule]?: NewSchedule[Field] | undefined };

interface ReportSchedulesParts {
  control: ControlStore;
  clock: () => number;
  /** Throws if the filter is invalid or names people. */
  assertFilter: (filter: string) => void;
}

/** Report schedules and their recipients. */
export class ReportSchedules {
  readonly #parts: ReportSchedulesParts;

  constructor(parts: ReportSchedulesParts) {
    this.#parts = parts;
  }

  async list(tenant: string): Promise<ReportSchedule[]> {
    return this.#parts.control.inTenant(tenant, (tx) => answers(tx, tenant));
  }

  async add(actor: Actor, given: NewSchedule): Promise<ReportSchedule> {
    const { tenant, user } = actor;
    this.#parts.assertFilter(given.filter);
    const id = randomUUID();
    return change(
      this.#parts,
      actor,
      async (tx, { time, record }) => {
        await holdTenant(tx, tenant);
        if ((await listSchedules(tx, tenant)).length >= MOST_REPORT_SCHEDULES)
          throw new ApiFailure('LIMIT_REACHED', { limit: MOST_REPORT_SCHEDULES });
        await assertPeople(tx, tenant, given.recipients);
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
        record({ event: 'report_schedule.created', object: id, details: { name, frequency, recipients } });
        return answer(tx, tenant, id);
      },
      { ifDuplicate: nameTaken('report', given.name) },
    );
  }

  async change(actor: Actor, id: string, asked: ScheduleChange): Promise<ReportSchedule> {
    const { tenant } = actor;
    if (asked.filter !== undefined) this.#parts.assertFilter(asked.filter);
    return change(
      this.#parts,
      actor,
      async (tx, { time, record }) => {
        const before = await found(tx, tenant, id);
        if (asked.recipients !== undefined) await assertPeople(tx, tenant, asked.recipients);
        const known = fieldsOf(before);
        const given = Object.fromEntries(Object.entries(asked).filter(([, value]) => value !== undefined));
        const after: NewSchedule = { ...known, ...given };
        // Deliveries missed while it was disabled, or due at the old frequency, are skipped.
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
        record({
          event: 'report_schedule.changed',
          object: id,
          details: { name: before.name },
          changes: changesBetween(told(known), told(after)),
        });
        return answer(tx, tenant, id);
      },
      { ifDuplicate: nameTaken('report', asked.name ?? '') },
    );
  }

  async remove(actor: Actor, id: string): Promise<void> {
    const { tenant } = actor;
    await change(this.#parts, actor, async (tx, { record }) => {
      const name = await removeSchedule(tx, { tenant, id });
      if (name === undefined) throw new ApiFailure('NOT_FOUND');
      record({ event: 'report_schedule.deleted', object: id, details: { name } });
    });
  }

  /** Makes it due now; the job sends it and schedules the next delivery. */
  async send(actor: Actor, id: string): Promise<ReportSchedule> {
    const { tenant } = actor;
    return change(this.#parts, actor, async (tx, { time, record }) => {
      const { name, is_enabled } = await found(tx, tenant, id);
      if (!is_enabled) throw unusable('is_enabled', 'problem.schedule_off');
      const zone = await timeZoneOf(tx, tenant);
      await changeSchedule(
        tx,
        { tenant, id },
        { next_delivery: time, time_zone: zone, failures: 0, last_error: null },
      );
      await enqueue(tx, REPORT_QUEUE, { key: id, tenant }, time);
      record({ event: 'report.sent', object: id, details: { name } });
      return answer(tx, tenant, id);
    });
  }

  async delivery(tenant: string, id: string): Promise<{ html: string; csv: string; day: string }> {
    const one = await this.#parts.control.inTenant(tenant, (tx) => findDelivery(tx, { tenant, id }));
    if (one === undefined) throw new ApiFailure('NOT_FOUND');
    return { html: pageOf(one), csv: one.csv, day: one.last_day };
  }
}

async function found(tx: TenantTx, tenant: string, id: string): Promise<StoredSchedule> {
  const schedule = await findSchedule(tx, { tenant, id });
  if (schedule === undefined) throw new ApiFailure('NOT_FOUND');
  return schedule;
}

/** Limits recipients to people of the company, so reports can't leave it by accident or intent. */
async function assertPeople(tx: TenantTx, tenant: string, emails: readonly string[]): Promise<void> {
  const known = new Set((await activeRecipients(tx, tenant, emails)).map(({ email }) => email));
  const stranger = emails.find((email) => !known.has(email));
  if (stranger === undefined) return;
  throw unusable('recipients', 'problem.not_in_company', { email: stranger });
}

async function answers(tx: TenantTx, tenant: string): Promise<ReportSchedule[]> {
  const [schedules, deliveries] = [await listSchedules(tx, tenant), await listDeliveries(tx, tenant)];
  return schedules.map((schedule) => ({
    id: schedule.id,
    ...fieldsOf(schedule),
    last_error: schedule.last_error,
    next_delivery: isoTime(schedule.next_delivery),
    deliveries: deliveries
      .filter(({ schedule_id }) => schedule_id === schedule.id)
      .map(({ id, span_from, span_to, created_on }) => ({
        id,
        from: isoTime(span_from),
        to: isoTime(span_to),
        made_on: isoTime(created_on),
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

/** Values as recorded in the history. */
const told = ({ recipients, ...rest }: NewSchedule) => ({ ...rest, recipients: recipients.join(', ') });
