import { randomBytes } from 'node:crypto';
import type { TenantDomainAnswer } from '@casbah/contract/tenant-domains';
import { type DomainProof, MOST_DOMAINS, proofPlaces } from '@casbah/domain/domain-proof';
import { type ControlStore, isDuplicate } from '@casbah/stores/control/control-store';
import { writeAudit } from '@casbah/stores/control/history/audit-trail';
import { notify } from '@casbah/stores/control/notifications/notifications';
import { listSsoDomains } from '@casbah/stores/control/sso/identity-providers';
import { findTenant, holdTenant } from '@casbah/stores/control/tenant/tenants';
import {
  addTenantDomain,
  type DomainCheck,
  findTenantDomain,
  isDomainElsewhere,
  listTenantDomains,
  removeTenantDomain,
  saveDomainCheck,
  setPrimaryDomain,
  type TenantDomain,
} from '@casbah/stores/control/tenantdomains/tenant-domains';
import type { TenantTx } from '@casbah/stores/control/transaction';
import { type Actor, changesBetween, entryBy } from '../http/actor.ts';
import { ApiFailure } from '../http/failure.ts';
import type { Outgoing } from '../http/outgoing.ts';
import { proofProblem, type ResolveText } from './domain-proof.ts';

const TOKEN_BYTES = 18;

/** The domains of companies: on a list by their word, in force once they are shown. */
export class DomainsService {
  readonly #control: ControlStore;
  readonly #clock: () => number;
  readonly #places: { resolveText: ResolveText; outgoing: Outgoing };

  constructor(parts: {
    control: ControlStore;
    clock: () => number;
    resolveText: ResolveText;
    outgoing: Outgoing;
  }) {
    this.#control = parts.control;
    this.#clock = parts.clock;
    this.#places = { resolveText: parts.resolveText, outgoing: parts.outgoing };
  }

  list(tenant: string): Promise<TenantDomainAnswer[]> {
    return this.#control.inTenant(tenant, (tx) => this.#listed(tx, tenant));
  }

  async add(actor: Actor, domain: string): Promise<TenantDomainAnswer[]> {
    const { tenant, user: by } = actor;
    const token = randomBytes(TOKEN_BYTES).toString('base64url');
    return this.#control.inTenant(tenant, async (tx) => {
      await holdTenant(tx, tenant);
      const before = await this.#listed(tx, tenant);
      // The first one is the company's already.
      if (before.some((one) => one.domain === domain)) return before;
      if (before.length >= MOST_DOMAINS) throw new ApiFailure('LIMIT_REACHED', { limit: MOST_DOMAINS });
      const time = this.#clock();
      await addTenantDomain(tx, { tenant, domain, token, time, by });
      const after = await this.#listed(tx, tenant);
      await writeAudit(tx, { ...entryBy(actor, time), object: domain, details: { name: domain } });
      return after;
    });
  }

  /** Looks, outside of any transaction, and writes down what was found. */
  async verify(actor: Actor, name: string, method: DomainProof): Promise<TenantDomainAnswer> {
    const { tenant } = actor;
    const found = await this.#control.inTenant(tenant, (tx) =>
      findTenantDomain(tx, { tenant, domain: name }),
    );
    if (found === undefined) throw new ApiFailure('NOT_FOUND');
    const { domain, token } = found;
    const problem = await proofProblem({ domain, token, method }, this.#places);
    const isTaken =
      problem === undefined &&
      (await this.#control.asSystem((tx) => isDomainElsewhere(tx, { tenant, domain })));
    const outcome = isTaken
      ? ({ problem: 'taken' } as const)
      : problem === undefined
        ? ({ method } as const)
        : { problem };
    try {
      return await this.#settle(actor, found, outcome);
    } catch (error) {
      if (!isDuplicate(error)) throw error;
      return this.#settle(actor, found, { problem: 'taken' });
    }
  }

  /** The domain that was first stays on the list. */
  async makePrimary(actor: Actor, domain: string): Promise<TenantDomainAnswer[]> {
    const { tenant } = actor;
    return this.#control.inTenant(tenant, async (tx) => {
      await holdTenant(tx, tenant);
      const company = await findTenant(tx, tenant);
      const found = await findTenantDomain(tx, { tenant, domain });
      if (company === undefined || found === undefined || found.verified_on === null)
        throw new ApiFailure('NOT_FOUND');
      const time = this.#clock();
      const token = randomBytes(TOKEN_BYTES).toString('base64url');
      await setPrimaryDomain(tx, {
        tenant,
        domain,
        before: company.primary_domain,
        token,
        time,
        by: actor.user,
      });
      const after = await this.#listed(tx, tenant);
      await writeAudit(tx, {
        ...entryBy(actor, time),
        object: domain,
        details: { name: domain },
        changes: changesBetween({ primary_domain: company.primary_domain }, { primary_domain: domain }),
      });
      return after;
    });
  }

  async remove(actor: Actor, domain: string): Promise<TenantDomainAnswer[]> {
    const { tenant } = actor;
    return this.#control.inTenant(tenant, async (tx) => {
      if (!(await removeTenantDomain(tx, { tenant, domain }))) throw new ApiFailure('NOT_FOUND');
      const after = await this.#listed(tx, tenant);
      await writeAudit(tx, {
        ...entryBy(actor, this.#clock()),
        object: domain,
        details: { name: domain },
      });
      return after;
    });
  }

  #settle(
    actor: Actor,
    { domain, method, verified_on }: TenantDomain,
    outcome: DomainCheck,
  ): Promise<TenantDomainAnswer> {
    const { tenant } = actor;
    return this.#control.inTenant(tenant, async (tx) => {
      const time = this.#clock();
      const saved = await saveDomainCheck(tx, { tenant, domain, time, ...outcome });
      if (saved === undefined) throw new ApiFailure('NOT_FOUND');
      const after = (await this.#listed(tx, tenant)).find((one) => one.domain === domain);
      if (after === undefined) throw new ApiFailure('NOT_FOUND');
      if (verified_on === null && saved.verified_on !== null)
        await notify(tx, {
          tenant,
          to: 'sysadmins',
          except: actor.user,
          time,
          template: 'domain-verified',
          values: { domain },
          action: 'VISIT',
          url: '/appAccount/account',
        });
      await writeAudit(tx, {
        ...entryBy(actor, time),
        object: domain,
        details: { name: domain, problem: saved.problem ?? '' },
        changes: changesBetween({ method }, { method: saved.method }),
      });
      return after;
    });
  }

  async #listed(tx: TenantTx, tenant: string): Promise<TenantDomainAnswer[]> {
    const company = await findTenant(tx, tenant);
    const rows = await listTenantDomains(tx, tenant);
    const primary = company?.primary_domain.toLowerCase() ?? '';
    const ledBy = await listSsoDomains(tx, [primary, ...rows.map(({ domain }) => domain)]);
    const isSignedInBy = (domain: string): boolean => ledBy.some((one) => one.domain === domain);
    const first: TenantDomainAnswer = {
      domain: primary,
      is_primary: true,
      method: 'operator',
      checked_on: null,
      problem: null,
      proof: null,
      verified_on: isoOf(company?.created_on ?? 0),
      is_signed_in_by: isSignedInBy(primary),
    };
    return [
      ...(primary === '' ? [] : [first]),
      ...rows.map(
        (row): TenantDomainAnswer => ({
          domain: row.domain,
          is_primary: false,
          method: row.method,
          problem: row.problem,
          verified_on: row.verified_on === null ? null : isoOf(row.verified_on),
          checked_on: row.checked_on === null ? null : isoOf(row.checked_on),
          proof: row.verified_on === null ? proofPlaces(row.domain, row.token) : null,
          is_signed_in_by: isSignedInBy(row.domain),
        }),
      ),
    ];
  }
}

const isoOf = (time: number): string => new Date(time).toISOString();
