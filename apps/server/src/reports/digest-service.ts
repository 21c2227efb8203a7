import type { DigestPreview, UserDigest } from '@casbah/contract/reports';
import type { Mail } from '@casbah/domain/mail';
import { type DigestFrequency, nextDelivery, reportedSpan } from '@casbah/domain/report-schedule';
import type { ControlStore } from '@casbah/stores/control/control-store';
import { writeAudit } from '@casbah/stores/control/history/audit-trail';
import {
  findPlan,
  findReader,
  listLeftOut,
  setLeftOut,
  setPlan,
} from '@casbah/stores/control/reports/digests';
import { timeZoneOf } from '@casbah/stores/control/tenant/tenant-config';
import { findTenant, holdTenant } from '@casbah/stores/control/tenant/tenants';
import type { TenantTx } from '@casbah/stores/control/transaction';
import { type Actor, changesBetween, entryBy } from '../http/actor.ts';
import { ApiFailure } from '../http/failure.ts';
import { isAnonymised } from './anonymised.ts';
import { digestMail, type WriteDigest } from './digest-sending.ts';

/** What a mail is about, and says. */
export type SayingOf = (mail: Mail) => Promise<{ subject: string; text: string }>;

export interface DigestChange {
  is_enabled?: boolean | undefined;
  frequency?: DigestFrequency | undefined;
  left_out?: readonly string[] | undefined;
}

/** Whether people are told of their own use, how often, and who is not. */
export class UserDigests {
  readonly #control: ControlStore;
  readonly #clock: () => number;
  readonly #write: WriteDigest;
  readonly #sayingOf: SayingOf;

  constructor(parts: {
    control: ControlStore;
    clock: () => number;
    write: WriteDigest;
    sayingOf: SayingOf;
  }) {
    this.#control = parts.control;
    this.#clock = parts.clock;
    this.#write = parts.write;
    this.#sayingOf = parts.sayingOf;
  }

  async find(tenant: string): Promise<UserDigest> {
    return this.#control.inTenant(tenant, (tx) => answer(tx, tenant));
  }

  async change(actor: Actor, change: DigestChange): Promise<UserDigest> {
    const { tenant } = actor;
    return this.#control.inTenant(tenant, async (tx) => {
      await holdTenant(tx, tenant);
      const before = await answer(tx, tenant);
      const is_enabled = change.is_enabled ?? before.is_enabled;
      const frequency = change.frequency ?? before.frequency;
      if (is_enabled && !before.is_enabled && before.is_anonymised) throw anonymised('is_enabled');
      if (change.left_out !== undefined) {
        const stranger = await setLeftOut(tx, { tenant, emails: change.left_out });
        if (stranger !== undefined) {
          const problem = `${stranger} is no person of your company`;
          throw new ApiFailure('UNPROCESSABLE', { field: 'left_out', problem });
        }
      }
      const time = this.#clock();
      // What was due while it was off, or at another pace, is not made up for.
      if (is_enabled !== before.is_enabled || frequency !== before.frequency) {
        const zone = await timeZoneOf(tx, tenant);
        const next = { next_delivery: nextDelivery(frequency, time, zone), time_zone: zone };
        await setPlan(tx, { tenant_id: tenant, is_enabled, frequency, ...next });
      }
      const after = await answer(tx, tenant);
      await writeAudit(tx, {
        ...entryBy(actor, time),
        object: tenant,
        changes: changesBetween(told(before), told(after)),
      });
      return after;
    });
  }

  /** What somebody would be sent now, of the last whole span. */
  async preview(tenant: string, email: string): Promise<DigestPreview> {
    const now = this.#clock();
    const { company, plan, reader } = await this.#control.inTenant(tenant, async (tx) => ({
      company: (await findTenant(tx, tenant))?.name ?? '',
      plan: await answer(tx, tenant),
      reader: await findReader(tx, { tenant, email }),
    }));
    if (plan.is_anonymised) throw anonymised('email');
    if (reader === undefined) {
      const problem = `${email} is no active person of your company`;
      throw new ApiFailure('UNPROCESSABLE', { field: 'email', problem });
    }
    const zone = await this.#control.inTenant(tenant, (tx) => timeZoneOf(tx, tenant));
    const span = reportedSpan(plan.frequency, now, zone);
    const written = await this.#write({ tenant, company, span, timeZone: zone, reader });
    const said =
      written === undefined
        ? undefined
        : { ...(await this.#sayingOf(digestMail(written, { reader, company, tenant }))), ...written.table };
    return {
      email: reader.email,
      from: isoOf(span.from),
      to: isoOf(span.to),
      mail: said ?? null,
      is_left_out: plan.left_out.includes(reader.email),
    };
  }
}

const anonymised = (field: string): ApiFailure =>
  new ApiFailure('UNPROCESSABLE', { field, problem: 'people are anonymous in your company' });

async function answer(tx: TenantTx, tenant: string): Promise<UserDigest> {
  const [plan, left_out] = [await findPlan(tx, tenant), await listLeftOut(tx, tenant)];
  const is_anonymised = await isAnonymised(tx, tenant);
  if (plan === undefined)
    return {
      is_enabled: false,
      frequency: 'weekly',
      left_out,
      is_anonymised,
      next_delivery: null,
      last_error: null,
      last: null,
    };
  const { is_enabled, frequency, last_error, last_delivery, last_from, last_to, last_sent } = plan;
  const isOver = last_delivery !== null && last_from !== null && last_to !== null;
  return {
    is_enabled,
    frequency,
    left_out,
    is_anonymised,
    last_error,
    next_delivery: is_enabled ? isoOf(plan.next_delivery) : null,
    last: isOver
      ? {
          on: isoOf(last_delivery),
          from: isoOf(last_from),
          to: isoOf(last_to),
          people: last_sent ?? 0,
        }
      : null,
  };
}

/** As the history tells it. */
const told = ({ is_enabled, frequency, left_out }: UserDigest) => ({
  is_enabled,
  frequency,
  left_out: left_out.join(', '),
});

const isoOf = (time: number): string => new Date(time).toISOString();
