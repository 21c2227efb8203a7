import type { DigestPreview, UserDigest } from '@casbah/contract/reports';
import { isoTime } from '@casbah/domain/iso-time';
import type { Mail } from '@casbah/domain/mail';
import { type DigestFrequency, nextDelivery, reportedSpan } from '@casbah/domain/report-schedule';
import type { ControlStore } from '@casbah/stores/control/control-store';
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
import { type Actor, changesBetween } from '../http/actor.ts';
import { change } from '../http/change.ts';
import type { ApiFailure } from '../http/failure.ts';
import { unusable } from '../http/field-problem.ts';
import { isAnonymised } from './anonymised.ts';
import { digestMail, type WriteDigest } from './digest-sending.ts';

/** Returns the subject and text of an email. */
export type SayingOf = (mail: Mail) => Promise<{ subject: string; text: string }>;

export interface DigestChange {
  is_enabled?: boolean | undefined;
  frequency?: DigestFrequency | undefined;
  left_out?: readonly string[] | undefined;
}

interface UserDigestsParts {
  control: ControlStore;
  clock: () => number;
  write: WriteDigest;
  sayingOf: SayingOf;
}

/** Settings of the usage digest, and excluded people. */
export class UserDigests {
  readonly #parts: UserDigestsParts;

  constructor(parts: UserDigestsParts) {
    this.#parts = parts;
  }

  async find(tenant: string): Promise<UserDigest> {
    return this.#parts.control.inTenant(tenant, (tx) => answer(tx, tenant));
  }

  async change(actor: Actor, asked: DigestChange): Promise<UserDigest> {
    const { tenant } = actor;
    return change(this.#parts, actor, async (tx, { time, record }) => {
      await holdTenant(tx, tenant);
      const before = await answer(tx, tenant);
      const is_enabled = asked.is_enabled ?? before.is_enabled;
      const frequency = asked.frequency ?? before.frequency;
      if (is_enabled && !before.is_enabled && before.is_anonymised) throw anonymised('is_enabled');
      if (asked.left_out !== undefined) {
        const stranger = await setLeftOut(tx, { tenant, emails: asked.left_out });
        if (stranger !== undefined) throw unusable('left_out', 'problem.not_in_company', { email: stranger });
      }
      // Deliveries missed while it was disabled, or due at the old frequency, are skipped.
      if (is_enabled !== before.is_enabled || frequency !== before.frequency) {
        const zone = await timeZoneOf(tx, tenant);
        const next = { next_delivery: nextDelivery(frequency, time, zone), time_zone: zone };
        await setPlan(tx, { tenant_id: tenant, is_enabled, frequency, ...next });
      }
      const after = await answer(tx, tenant);
      record({ event: 'digest.changed', object: tenant, changes: changesBetween(told(before), told(after)) });
      return after;
    });
  }

  /** The digest a person would get now, for the last full period. */
  async preview(tenant: string, email: string): Promise<DigestPreview> {
    const now = this.#parts.clock();
    const { company, plan, reader } = await this.#parts.control.inTenant(tenant, async (tx) => ({
      company: (await findTenant(tx, tenant))?.name ?? '',
      plan: await answer(tx, tenant),
      reader: await findReader(tx, { tenant, email }),
    }));
    if (plan.is_anonymised) throw anonymised('email');
    if (reader === undefined) throw unusable('email', 'problem.not_in_company', { email });
    const zone = await this.#parts.control.inTenant(tenant, (tx) => timeZoneOf(tx, tenant));
    const span = reportedSpan(plan.frequency, now, zone);
    const written = await this.#parts.write({ tenant, company, span, timeZone: zone, reader });
    const said =
      written === undefined
        ? undefined
        : {
            ...(await this.#parts.sayingOf(digestMail(written, { reader, company, tenant }))),
            ...written.table,
          };
    return {
      email: reader.email,
      from: isoTime(span.from),
      to: isoTime(span.to),
      mail: said ?? null,
      is_left_out: plan.left_out.includes(reader.email),
    };
  }
}

const anonymised = (field: string): ApiFailure => unusable(field, 'problem.digest_anonymous');

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
    next_delivery: is_enabled ? isoTime(plan.next_delivery) : null,
    last: isOver
      ? {
          on: isoTime(last_delivery),
          from: isoTime(last_from),
          to: isoTime(last_to),
          people: last_sent ?? 0,
        }
      : null,
  };
}

/** Values as recorded in the history. */
const told = ({ is_enabled, frequency, left_out }: UserDigest) => ({
  is_enabled,
  frequency,
  left_out: left_out.join(', '),
});
