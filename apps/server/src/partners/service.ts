import type { Answer } from '@casbah/contract/client';
import { isoTime, isoTimeOrNull } from '@casbah/domain/iso-time';
import { findAccessProfile, setProfilesOf } from '@casbah/stores/control/accessprofiles/access-profiles';
import type { ControlStore } from '@casbah/stores/control/control-store';
import {
  changePartnerCode,
  endSessionsOfPartner,
  findGrant,
  findPartner,
  findPartnerByCode,
  grantToPartner,
  listCustomers,
  listGrants,
  type StoredPartner,
  setPartner,
  setProfileOfPartner,
  withdrawFromPartner,
} from '@casbah/stores/control/partners/partners';
import { findTenant } from '@casbah/stores/control/tenant/tenants';
import type { SystemTx } from '@casbah/stores/control/transaction';
import { addUser, findAccounts, findUser } from '@casbah/stores/control/users/users';
import { type Actor, changesBetween } from '../http/actor.ts';
import { change, changeAsSystem } from '../http/change.ts';
import type { Exchange } from '../http/exchange.ts';
import { ApiFailure } from '../http/failure.ts';
import { nameOfSession } from '../http/sessions.ts';
import { assertMayShowNames } from '../http/show-names.ts';

/** Entrance into another company, provided by sign-in. */
export interface Entering {
  /**
   * Begins a session in the transaction; the returned function gives it to the browser. Throws the reason if
   * it can't.
   */
  begin(
    tx: SystemTx,
    exchange: Exchange,
    known: { id: string; tenant_id: string; email: string },
    openedFrom: string,
  ): Promise<() => Promise<{ redirect: string }>>;
  /** Ends a session and resumes the one it was opened from. Throws the reason if it can't. */
  goBack(
    tx: SystemTx,
    exchange: Exchange,
  ): Promise<{
    owner: { id: string; tenant_id: string; email: string };
    open: () => Promise<{ redirect: string }>;
  }>;
}

interface PartnersParts {
  control: ControlStore;
  clock: () => number;
  entering: Entering;
}

/**
 * Companies that administer others. The customer grants access with the permissions it chooses, and can
 * revoke it.
 */
export class PartnersService {
  readonly #parts: PartnersParts;

  constructor(parts: PartnersParts) {
    this.#parts = parts;
  }

  async overview(tenant: string): Promise<Answer<'GET /admin/partners'>> {
    return this.#parts.control.asSystem(async (tx) => {
      const own = await findPartner(tx, tenant);
      const customers = own === undefined ? [] : await listCustomers(tx, tenant);
      const granted = await listGrants(tx, tenant);
      return {
        own: own === undefined ? null : answerOf(own),
        customers: customers.map(({ since, last_load_on, ...rest }) => ({
          ...rest,
          since: isoTime(since),
          last_load_on: isoTimeOrNull(last_load_on),
        })),
        granted: granted.map(({ code, name, since, profile_id: id, profile }) => ({
          code,
          name,
          since: isoTime(since),
          profile: id === null || profile === null ? null : { id, name: profile },
        })),
      };
    });
  }

  async setOwn(
    actor: Actor,
    given: { code: string; name: string; logout_url: string },
  ): Promise<Answer<'POST /admin/partners/own'>> {
    const { tenant, user: by } = actor;
    await changeAsSystem(
      this.#parts,
      async (tx, { time, record }) => {
        const before = await findPartner(tx, tenant);
        await setPartner(tx, {
          tenant,
          code: given.code,
          name: given.name,
          logoutUrl: given.logout_url,
          time,
          by,
        });
        // Otherwise revoking the new code would leave access to people who used the old one.
        if (before !== undefined && before.code !== given.code)
          await changePartnerCode(tx, { from: before.code, to: given.code });
        const changes = changesBetween(before === undefined ? {} : answerOf(before), given);
        record(
          {
            event: 'partner.created',
            object: given.code,
            details: { name: given.name },
            changes,
          },
          actor,
        );
      },
      { ifDuplicate: (cause) => new ApiFailure('PARTNER_CODE_TAKEN', { code: given.code }, { cause }) },
    );
    return { ...given };
  }

  async grant(
    actor: Actor,
    { code, profile_id: profile }: { code: string; profile_id: string },
  ): Promise<void> {
    const { tenant, user: by } = actor;
    const partner = await this.#parts.control.asSystem((tx) => findPartnerByCode(tx, code));
    if (partner === undefined) throw new ApiFailure('NOT_FOUND');
    // A company can't be its own partner.
    if (partner.tenant_id === tenant) throw new ApiFailure('CONFLICT');
    await change(this.#parts, actor, async (tx, { time, record }) => {
      const found = await findAccessProfile(tx, profile);
      if (found === undefined) throw new ApiFailure('NOT_FOUND');
      await assertMayShowNames(tx, actor, [found]);
      await grantToPartner(tx, { tenant, partner: partner.tenant_id, profile, time, by });
      await setProfileOfPartner(tx, { tenant, code: partner.code, profile });
      const details = { name: partner.name, partner: code, profile: found.name };
      record({ event: 'partner.access_granted', object: code, details });
    });
  }

  async withdraw(actor: Actor, code: string): Promise<void> {
    const { tenant } = actor;
    const partner = await this.#parts.control.asSystem((tx) => findPartnerByCode(tx, code));
    if (partner === undefined) throw new ApiFailure('NOT_FOUND');
    await change(this.#parts, actor, async (tx, { record }) => {
      if (!(await withdrawFromPartner(tx, { tenant, partner: partner.tenant_id })))
        throw new ApiFailure('NOT_FOUND');
      await endSessionsOfPartner(tx, { tenant, code: partner.code });
      // API keys created there lose their permissions, too.
      await setProfileOfPartner(tx, { tenant, code: partner.code, profile: null });
      const details = { name: partner.name, partner: partner.code };
      record({ event: 'partner.access_revoked', object: partner.code, details });
    });
  }

  /** Continues the session in another company, with an account there that belongs to the partner. */
  async open(actor: Actor, exchange: Exchange, customer: string): Promise<{ redirect: string }> {
    const { tenant: partner, user, email } = actor;
    const openedFrom = nameOfSession(exchange.request);
    // Only from the partner's own company: no hopping between customers.
    if (exchange.request.session.open?.found.method === 'partner') throw new ApiFailure('CONFLICT');
    const enter = await changeAsSystem(this.#parts, async (tx, { time, record }) => {
      const own = await findPartner(tx, partner);
      const grant = await findGrant(tx, { tenant: customer, partner });
      const company = await findTenant(tx, customer);
      const person = await findUser(tx, user);
      // An unknown company and one that grants no access get the same response.
      if (own === undefined || grant === undefined || company === undefined || person === undefined)
        throw new ApiFailure('NOT_FOUND');
      const known = await accountIn(
        tx,
        { customer, code: own.code, profile: grant.profile_id, time },
        person,
      );
      const begin = await this.#parts.entering.begin(tx, exchange, known, openedFrom);
      const event = 'partner.customer_opened';
      record({ event, object: customer, details: { name: company.name } }, actor);
      record(
        { event, object: customer, details: { name: own.name, partner: own.code } },
        { ...actor, tenant: customer, user: known.id, email },
      );
      return begin;
    });
    return enter();
  }

  /** Ends the session at the customer and resumes the one in the partner's own company. */
  async goBack(actor: Actor, exchange: Exchange): Promise<{ redirect: string }> {
    const { tenant: customer } = actor;
    const open = await changeAsSystem(this.#parts, async (tx, { record }) => {
      const { owner, open } = await this.#parts.entering.goBack(tx, exchange);
      const own = await findPartner(tx, owner.tenant_id);
      const company = await findTenant(tx, customer);
      const event = 'partner.customer_left';
      record(
        {
          event,
          object: customer,
          details: { name: own?.name ?? owner.email, ...(own === undefined ? {} : { partner: own.code }) },
        },
        actor,
      );
      record(
        { event, object: customer, details: { name: company?.name ?? customer } },
        { ...actor, tenant: owner.tenant_id, user: owner.id, email: owner.email },
      );
      return open;
    });
    return open();
  }
}

/**
 * Returns the account of a partner's person in a company; created without a password on their first visit.
 */
async function accountIn(
  tx: SystemTx,
  place: { customer: string; code: string; profile: string | null; time: number },
  { email, name }: { email: string; name: string },
): Promise<{ id: string; tenant_id: string; email: string }> {
  const { customer, code, profile, time } = place;
  const there = (await findAccounts(tx, email)).find(({ tenant_id }) => tenant_id === customer);
  // Accounts of the company's own people aren't the partner's to use.
  if (there !== undefined && there.partner_code !== code) throw new ApiFailure('CONFLICT');
  const known = { id: there?.id ?? crypto.randomUUID(), tenant_id: customer, email };
  if (there === undefined)
    await addUser(tx, { ...known, name, password_hash: null, partner_code: code, created_on: time });
  // The company's current choice, whatever it granted on earlier visits.
  const profiles = profile === null ? [] : [profile];
  await setProfilesOf(tx, { tenant: customer, user: known.id, profiles, time, by: null });
  return known;
}

function answerOf({ code, name, logout_url }: StoredPartner): {
  code: string;
  name: string;
  logout_url: string;
} {
  return { code, name, logout_url };
}
