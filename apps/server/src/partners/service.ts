import type { Answer } from '@casbah/contract/client';
import { findAccessProfile, setProfilesOf } from '@casbah/stores/control/accessprofiles/access-profiles';
import { type ControlStore, isDuplicate } from '@casbah/stores/control/control-store';
import { writeAudit } from '@casbah/stores/control/history/audit-trail';
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
import { type Actor, changesBetween, entryBy } from '../http/actor.ts';
import type { Exchange } from '../http/exchange.ts';
import { ApiFailure } from '../http/failure.ts';
import { nameOfSession } from '../http/sessions.ts';
import { assertMayShowNames } from '../http/show-names.ts';

/** The door into a company, as sign-in knows it. */
export interface Entering {
  /** Begins a session of an account in the transaction; what it answers lets the browser have it. Throws why not. */
  begin(
    tx: SystemTx,
    exchange: Exchange,
    known: { id: string; tenant_id: string; email: string },
    openedFrom: string,
  ): Promise<() => Promise<{ redirect: string }>>;
  /** Ends a session and goes on with the one that it was opened from. Throws why not. */
  goBack(
    tx: SystemTx,
    exchange: Exchange,
  ): Promise<{
    owner: { id: string; tenant_id: string; email: string };
    open: () => Promise<{ redirect: string }>;
  }>;
}

/** Companies that look after others. Who is looked after says so, and by which rights; it can take that back. */
export class PartnersService {
  readonly #control: ControlStore;
  readonly #clock: () => number;
  readonly #entering: Entering;

  constructor(parts: { control: ControlStore; clock: () => number; entering: Entering }) {
    this.#control = parts.control;
    this.#clock = parts.clock;
    this.#entering = parts.entering;
  }

  async overview(tenant: string): Promise<Answer<'GET /admin/partners'>> {
    return this.#control.asSystem(async (tx) => {
      const own = await findPartner(tx, tenant);
      const customers = own === undefined ? [] : await listCustomers(tx, tenant);
      const granted = await listGrants(tx, tenant);
      return {
        own: own === undefined ? null : answerOf(own),
        customers: customers.map(({ since, last_load_on, ...rest }) => ({
          ...rest,
          since: isoOf(since),
          last_load_on: last_load_on === null ? null : isoOf(last_load_on),
        })),
        granted: granted.map(({ code, name, since, profile_id: id, profile }) => ({
          code,
          name,
          since: isoOf(since),
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
    const time = this.#clock();
    try {
      await this.#control.asSystem(async (tx) => {
        const before = await findPartner(tx, tenant);
        await setPartner(tx, {
          tenant,
          code: given.code,
          name: given.name,
          logoutUrl: given.logout_url,
          time,
          by,
        });
        // Or a company that withdraws from the new code would leave in who came by the old one.
        if (before !== undefined && before.code !== given.code)
          await changePartnerCode(tx, { from: before.code, to: given.code });
        const changes = changesBetween(before === undefined ? {} : answerOf(before), given);
        await writeAudit(tx, {
          ...entryBy(actor, time),
          object: given.code,
          details: { name: given.name },
          changes,
        });
      });
    } catch (error) {
      throw isDuplicate(error) ? new ApiFailure('PARTNER_CODE_TAKEN', { code: given.code }) : error;
    }
    return { ...given };
  }

  async grant(
    actor: Actor,
    { code, profile_id: profile }: { code: string; profile_id: string },
  ): Promise<void> {
    const { tenant, user: by } = actor;
    const partner = await this.#control.asSystem((tx) => findPartnerByCode(tx, code));
    if (partner === undefined) throw new ApiFailure('NOT_FOUND');
    // Nobody looks after themselves.
    if (partner.tenant_id === tenant) throw new ApiFailure('CONFLICT');
    await this.#control.inTenant(tenant, async (tx) => {
      const found = await findAccessProfile(tx, profile);
      if (found === undefined) throw new ApiFailure('NOT_FOUND');
      await assertMayShowNames(tx, actor, [found]);
      const time = this.#clock();
      await grantToPartner(tx, { tenant, partner: partner.tenant_id, profile, time, by });
      await setProfileOfPartner(tx, { tenant, code: partner.code, profile });
      const details = { name: partner.name, partner: code, profile: found.name };
      await writeAudit(tx, { ...entryBy(actor, time), object: code, details });
    });
  }

  async withdraw(actor: Actor, code: string): Promise<void> {
    const { tenant } = actor;
    const partner = await this.#control.asSystem((tx) => findPartnerByCode(tx, code));
    if (partner === undefined) throw new ApiFailure('NOT_FOUND');
    await this.#control.inTenant(tenant, async (tx) => {
      if (!(await withdrawFromPartner(tx, { tenant, partner: partner.tenant_id })))
        throw new ApiFailure('NOT_FOUND');
      await endSessionsOfPartner(tx, { tenant, code: partner.code });
      // Keys that they made there, too, hold no more than they do.
      await setProfileOfPartner(tx, { tenant, code: partner.code, profile: null });
      const details = { name: partner.name, partner: partner.code };
      await writeAudit(tx, { ...entryBy(actor, this.#clock()), object: partner.code, details });
    });
  }

  /** The session goes on in the other company, as an account there that belongs to the partner. */
  async open(actor: Actor, exchange: Exchange, customer: string): Promise<{ redirect: string }> {
    const { tenant: partner, user, email } = actor;
    const openedFrom = nameOfSession(exchange.request);
    // From one's own company alone: nobody goes from one that they look after into the next.
    if (exchange.request.session.open?.found.method === 'partner') throw new ApiFailure('CONFLICT');
    const enter = await this.#control.asSystem(async (tx) => {
      const own = await findPartner(tx, partner);
      const grant = await findGrant(tx, { tenant: customer, partner });
      const company = await findTenant(tx, customer);
      const person = await findUser(tx, user);
      // A company that is not there, and one that does not let us, look the same.
      if (own === undefined || grant === undefined || company === undefined || person === undefined)
        throw new ApiFailure('NOT_FOUND');
      const time = this.#clock();
      const known = await accountIn(
        tx,
        { customer, code: own.code, profile: grant.profile_id, time },
        person,
      );
      const begin = await this.#entering.begin(tx, exchange, known, openedFrom);
      await writeAudit(tx, { ...entryBy(actor, time), object: customer, details: { name: company.name } });
      await writeAudit(tx, {
        ...entryBy({ ...actor, tenant: customer, user: known.id, email }, time),
        object: customer,
        details: { name: own.name, partner: own.code },
      });
      return begin;
    });
    return enter();
  }

  /** Back to the own company, whose session goes on; the one in the company that was looked after ends. */
  async goBack(actor: Actor, exchange: Exchange): Promise<{ redirect: string }> {
    const { tenant: customer } = actor;
    const open = await this.#control.asSystem(async (tx) => {
      const { owner, open } = await this.#entering.goBack(tx, exchange);
      const own = await findPartner(tx, owner.tenant_id);
      const company = await findTenant(tx, customer);
      const time = this.#clock();
      await writeAudit(tx, {
        ...entryBy(actor, time),
        object: customer,
        details: { name: own?.name ?? owner.email, ...(own === undefined ? {} : { partner: own.code }) },
      });
      await writeAudit(tx, {
        ...entryBy({ ...actor, tenant: owner.tenant_id, user: owner.id, email: owner.email }, time),
        object: customer,
        details: { name: company?.name ?? customer },
      });
      return open;
    });
    return open();
  }
}

/** The account of a partner's person in a company: made when they come for the first time, without a password. */
async function accountIn(
  tx: SystemTx,
  place: { customer: string; code: string; profile: string | null; time: number },
  { email, name }: { email: string; name: string },
): Promise<{ id: string; tenant_id: string; email: string }> {
  const { customer, code, profile, time } = place;
  const there = (await findAccounts(tx, email)).find(({ tenant_id }) => tenant_id === customer);
  // An account of the company's own is not the partner's to use.
  if (there !== undefined && there.partner_code !== code) throw new ApiFailure('CONFLICT');
  const known = { id: there?.id ?? crypto.randomUUID(), tenant_id: customer, email };
  if (there === undefined)
    await addUser(tx, { ...known, name, password_hash: null, partner_code: code, created_on: time });
  // What the company gives now, whatever it gave when they came before.
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

const isoOf = (time: number): string => new Date(time).toISOString();
