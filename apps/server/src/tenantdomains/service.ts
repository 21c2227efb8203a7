import { randomBytes } from 'node:crypto';
import type { TenantDomainAnswer } from '@casbah/contract/tenantdomains';
import { type DomainProof, MOST_DOMAINS, proofPlaces } from '@casbah/domain/domain-proof';
import { isoTime, isoTimeOrNull } from '@casbah/domain/iso-time';
import { type ControlStore, isDuplicate } from '@casbah/stores/control/control-store';
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
import { type Actor, changesBetween } from '../http/actor.ts';
import { change } from '../http/change.ts';
import { ApiFailure } from '../http/failure.ts';
import type { Outgoing } from '../http/outgoing.ts';
import { proofProblem, type ResolveText } from './domain-proof.ts';

const TOKEN_BYTES = 18;

interface DomainsParts {
  control: ControlStore;
  clock: () => number;
  resolveText: ResolveText;
  outgoing: Outgoing;
}

/** Domains of companies: claimed when added, in effect once verified. */
export class DomainsService {
  readonly #parts: DomainsParts;

  constructor(parts: DomainsParts) {
    this.#parts = parts;
  }

  list(tenant: string): Promise<TenantDomainAnswer[]> {
    return this.#parts.control.inTenant(tenant, (tx) => this.#listed(tx, tenant));
  }

  async add(actor: Actor, domain: string): Promise<TenantDomainAnswer[]> {
    const { tenant, user: by } = actor;
    const token = randomBytes(TOKEN_BYTES).toString('base64url');
    return change(this.#parts, actor, async (tx, { time, record }) => {
      await holdTenant(tx, tenant);
      const before = await this.#listed(tx, tenant);
      // The company already has its first domain.
      if (before.some((one) => one.domain === domain)) return before;
      if (before.length >= MOST_DOMAINS) throw new ApiFailure('LIMIT_REACHED', { limit: MOST_DOMAINS });
      await addTenantDomain(tx, { tenant, domain, token, time, by });
      const after = await this.#listed(tx, tenant);
      record({ event: 'domain.created', object: domain, details: { name: domain } });
      return after;
    });
  }

  /** Checks the proof outside any transaction, then stores the result. */
  async verify(actor: Actor, name: string, method: DomainProof): Promise<TenantDomainAnswer> {
    const { tenant } = actor;
    const found = await this.#parts.control.inTenant(tenant, (tx) =>
      findTenantDomain(tx, { tenant, domain: name }),
    );
    if (found === undefined) throw new ApiFailure('NOT_FOUND');
    const { domain, token } = found;
    const problem = await proofProblem({ domain, token, method }, this.#parts);
    const isTaken =
      problem === undefined &&
      (await this.#parts.control.asSystem((tx) => isDomainElsewhere(tx, { tenant, domain })));
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

  /** The previous primary domain stays on the list. */
  async makePrimary(actor: Actor, domain: string): Promise<TenantDomainAnswer[]> {
    const { tenant } = actor;
    return change(this.#parts, actor, async (tx, { time, record }) => {
      await holdTenant(tx, tenant);
      const company = await findTenant(tx, tenant);
      const found = await findTenantDomain(tx, { tenant, domain });
      if (company === undefined || found === undefined || found.verified_on === null)
        throw new ApiFailure('NOT_FOUND');
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
      record({
        event: 'domain.made_primary',
        object: domain,
        details: { name: domain },
        changes: changesBetween({ primary_domain: company.primary_domain }, { primary_domain: domain }),
      });
      return after;
    });
  }

  async remove(actor: Actor, domain: string): Promise<TenantDomainAnswer[]> {
    const { tenant } = actor;
    return change(this.#parts, actor, async (tx, { record }) => {
      if (!(await removeTenantDomain(tx, { tenant, domain }))) throw new ApiFailure('NOT_FOUND');
      const after = await this.#listed(tx, tenant);
      record({ event: 'domain.deleted', object: domain, details: { name: domain } });
      return after;
    });
  }

  #settle(
    actor: Actor,
    { domain, method, verified_on }: TenantDomain,
    outcome: DomainCheck,
  ): Promise<TenantDomainAnswer> {
    const { tenant } = actor;
    return change(this.#parts, actor, async (tx, { time, record }) => {
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
      record({
        event: 'domain.verified',
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
      verified_on: isoTime(company?.created_on ?? 0),
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
          verified_on: isoTimeOrNull(row.verified_on),
          checked_on: isoTimeOrNull(row.checked_on),
          proof: row.verified_on === null ? proofPlaces(row.domain, row.token) : null,
          is_signed_in_by: isSignedInBy(row.domain),
        }),
      ),
    ];
  }
}
