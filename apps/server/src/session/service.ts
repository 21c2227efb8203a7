import type { SessionAnswer } from '@casbah/contract/session';
import { LANGUAGES, THEMES } from '@casbah/contract/session';
import type { DeploymentType } from '@casbah/contract/tenant';
import { may, permissionsOf, type Rights } from '@casbah/domain/access-profile';
import { ACTIONS, type Action, type Area } from '@casbah/domain/permission';
import type { ControlStore } from '@casbah/stores/control/control-store';
import { writeAudit } from '@casbah/stores/control/history/audit-trail';
import { findPartnerByCode } from '@casbah/stores/control/partners/partners';
import { removeEndedSessions, removeSession } from '@casbah/stores/control/session/sessions';
import { findTenantSettings } from '@casbah/stores/control/tenant/tenant-config';
import { addTenant, findTenant, hasTenants, lockFirstRun } from '@casbah/stores/control/tenant/tenants';
import { addUser, findUser, savePreferences } from '@casbah/stores/control/users/users';
import { z } from 'zod';
import { actorWith, changesBetween, entryBy, requestEntry, type Trace, traceOf } from '../http/actor.ts';
import type { Exchange } from '../http/exchange.ts';
import { ApiFailure } from '../http/failure.ts';
import { closeSession, hashOfSession, type Identity } from '../http/sessions.ts';
import type { Entered, Entrance } from './enter.ts';
import { assertAddressOpen, failureOfToken } from './lockout.ts';
import { assertStrong } from './new-password.ts';
import type { Passwords } from './password.ts';
import type { SetupToken } from './setup-token.ts';

const storedPreferences = z.object({
  lang: z.enum(LANGUAGES).optional().catch(undefined),
  theme: z.enum(THEMES).optional().catch(undefined),
  notice_mail: z.enum(['daily', 'never']).optional().catch(undefined),
});

export class SessionService {
  readonly #control: ControlStore;
  readonly #clock: () => number;
  readonly #deployment: DeploymentType;
  readonly #passwords: Passwords;
  readonly #entrance: Entrance;
  #isSetUp = false;

  constructor(parts: {
    control: ControlStore;
    clock: () => number;
    deployment: DeploymentType;
    passwords: Passwords;
    entrance: Entrance;
  }) {
    this.#control = parts.control;
    this.#clock = parts.clock;
    this.#deployment = parts.deployment;
    this.#passwords = parts.passwords;
    this.#entrance = parts.entrance;
  }

  /** Ends the session that a request carries, full or not. */
  async signOut(exchange: Exchange): Promise<void> {
    const { request } = exchange;
    const hash = hashOfSession(request);
    const { open } = request.session;
    if (hash === undefined || open === undefined) return;
    await this.#control.asSystem(async (tx) => {
      await removeSession(tx, hash);
      await writeAudit(tx, entryBy(actorWith(open.identity, traceOf(exchange.request)), this.#clock()));
    });
    await closeSession(exchange);
  }

  async isSetUp(): Promise<boolean> {
    this.#isSetUp ||= await this.#control.asSystem(hasTenants);
    return this.#isSetUp;
  }

  /**
   * Makes the first tenant and its sysadmin, and signs them in. Of two that ask at once one is first, the other one is
   * refused. They must know `token`: anybody could be asking.
   */
  async setUp(
    exchange: Exchange,
    first: {
      company: string;
      name: string;
      email: string;
      password: string;
      setup_token?: string | undefined;
    },
    token: SetupToken,
  ): Promise<Entered> {
    const trace = traceOf(exchange.request);
    if (await this.isSetUp()) throw new ApiFailure('ALREADY_SET_UP');
    await this.#assertKnows(token, first, trace);
    assertStrong(first.password);
    const passwordHash = await this.#passwords.hash(first.password);
    const email = first.email.toLowerCase();
    const known = { id: crypto.randomUUID(), tenant_id: crypto.randomUUID(), email };
    const begun = await this.#control.asSystem(async (tx) => {
      const now = this.#clock();
      await lockFirstRun(tx);
      if (await hasTenants(tx)) throw new ApiFailure('ALREADY_SET_UP');
      await addTenant(tx, {
        id: known.tenant_id,
        name: first.company,
        primary_domain: email.slice(email.indexOf('@') + 1),
        created_on: now,
      });
      await addUser(tx, {
        ...known,
        name: first.name,
        is_admin: true,
        password_hash: passwordHash,
        created_on: now,
      });
      const admitted = await this.#entrance.admit(tx, known, trace.address);
      if (admitted instanceof ApiFailure) throw admitted;
      const begun = await this.#entrance.begin(tx, exchange, admitted, { method: 'password' });
      await writeAudit(tx, {
        ...entryBy({ ...trace, tenant: known.tenant_id, user: known.id, email }, now),
        object: known.tenant_id,
        details: { name: first.company },
      });
      return begun;
    });
    return this.#entrance.open(exchange, begun);
  }

  /** Throws for a wrong token, which counts against the address, and for none, which does not: nothing was guessed. */
  async #assertKnows(
    token: SetupToken,
    { email, setup_token: given }: { email: string; setup_token?: string | undefined },
    trace: Trace,
  ): Promise<void> {
    if (given === undefined || given.trim() === '') throw new ApiFailure('SETUP_TOKEN_WRONG');
    const { address } = trace;
    const failure = await this.#control.asSystem(async (tx): Promise<ApiFailure | undefined> => {
      const now = this.#clock();
      await assertAddressOpen(tx, { address, now });
      if (token.isRight(given)) return undefined;
      const failure = await failureOfToken(tx, { address, now });
      await writeAudit(tx, {
        tenant: null,
        time: now,
        user: { id: '', email: email.toLowerCase() },
        ...requestEntry(trace),
        outcome: failure.code,
      });
      return failure;
    });
    // Thrown only here: inside, it would undo the count of the failure.
    if (failure !== undefined) throw failure;
  }

  async describe(
    identity: Identity,
    session: { name: string; agentId: string | null; isVisit: boolean },
  ): Promise<SessionAnswer> {
    const { tenant, user, settings } = await this.#control.inTenant(identity.tenant, async (tx) => ({
      tenant: await findTenant(tx, identity.tenant),
      user: await findUser(tx, identity.user),
      settings: await findTenantSettings(tx, identity.tenant),
    }));
    if (tenant === undefined || user === undefined) throw new ApiFailure('UNAUTHORIZED');
    const { rights } = identity;
    const code = user.partner_code;
    // The partner is a company of its own.
    const partner =
      code === null ? undefined : await this.#control.asSystem((tx) => findPartnerByCode(tx, code));
    return {
      tenantId: tenant.id,
      tenantName: tenant.name,
      primary_domain: tenant.primary_domain,
      user_id: user.id,
      userName: user.name,
      user_email: user.email,
      role: rights.role,
      permissions: [...permissionsOf(rights)],
      user_prefs: storedPreferences.parse(user.prefs),
      default_selected_range: settings.value('general', 'default_selected_range'),
      deploymentType: this.#deployment,
      gw_installed: false,
      is_internal: false,
      is_free_trial: false,
      device_management_enabled: settings.value('device_management', 'device_management'),
      partner_code: user.partner_code,
      partner_name: user.partner_code === null ? null : (partner?.name ?? tenant.name),
      partner_logout_redirect_url: partner?.logout_url || null,
      partner_visit: session.isVisit,
      preview: identity.preview ?? null,
      detector_type: settings.value('detect', 'detector_type'),
      agentId: session.agentId,
      apiHeaderInfo: { session: session.name, user: user.id, tenant: tenant.id },
      syndicationConfig: { syndicated: settings.value('general', 'syndicated') },
      access_profiles: {
        information_level: rights.information_level,
        permitted_apps: {
          Audit: actionsIn(rights, 'audit'),
          Securlets: actionsIn(rights, 'securlets'),
          Detect: actionsIn(rights, 'detect'),
        },
      },
      accessibility_options: { tables_for_charts: settings.value('accessibility', 'tables_for_charts') },
      json: {
        timezone: settings.value('general', 'timezone'),
        user_anonymization: settings.value('privacy', 'user_anonymization'),
      },
    };
  }

  async savePreferences(
    identity: Identity,
    preferences: SessionAnswer['user_prefs'],
    trace: Trace,
  ): Promise<SessionAnswer['user_prefs']> {
    return this.#control.inTenant(identity.tenant, async (tx) => {
      const given = {
        ...(preferences.lang === undefined ? {} : { lang: preferences.lang }),
        ...(preferences.theme === undefined ? {} : { theme: preferences.theme }),
        ...(preferences.notice_mail === undefined ? {} : { notice_mail: preferences.notice_mail }),
      };
      const before = await findUser(tx, identity.user);
      const saved = await savePreferences(tx, identity.user, given);
      await writeAudit(tx, {
        ...entryBy(actorWith(identity, trace), this.#clock()),
        object: identity.user,
        changes: changesBetween(before?.prefs ?? {}, given),
      });
      return storedPreferences.parse(saved);
    });
  }

  async detectorType(tenant: string): Promise<number> {
    return this.#control.inTenant(tenant, async (tx) =>
      (await findTenantSettings(tx, tenant)).value('detect', 'detector_type'),
    );
  }

  /** Clears away sessions that have ended. */
  async tidy(): Promise<void> {
    await this.#control.asSystem((tx) => removeEndedSessions(tx, this.#clock()));
  }

  now(): string {
    return new Date(this.#clock()).toISOString();
  }
}

function actionsIn(rights: Rights, area: Area): Action[] {
  return ACTIONS.filter((action) => may(rights, `${area}.${action}`));
}
