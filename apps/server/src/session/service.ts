import type { SessionAnswer } from '@casbah/contract/session';
import { LANGUAGES, THEMES } from '@casbah/contract/session';
import type { DeploymentType } from '@casbah/contract/tenant';
import { may, permissionsOf, type Rights } from '@casbah/domain/access-profile';
import { isoTime } from '@casbah/domain/iso-time';
import { ACTIONS, type Action, type Area } from '@casbah/domain/permission';
import type { ControlStore } from '@casbah/stores/control/control-store';
import { findPartnerByCode } from '@casbah/stores/control/partners/partners';
import { removeSession } from '@casbah/stores/control/session/sessions';
import { findTenantSettings } from '@casbah/stores/control/tenant/tenant-config';
import { addTenant, findTenant, hasTenants, lockFirstRun } from '@casbah/stores/control/tenant/tenants';
import { addUser, findUser, savePreferences } from '@casbah/stores/control/users/users';
import { z } from 'zod';
import {
  accountAuthor,
  actorWith,
  changesBetween,
  type Trace,
  traceOf,
  visitorAuthor,
} from '../http/actor.ts';
import { change, changeAsSystem } from '../http/change.ts';
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

interface SessionParts {
  control: ControlStore;
  clock: () => number;
  deployment: DeploymentType;
  passwords: Passwords;
  entrance: Entrance;
}

export class SessionService {
  #isSetUp = false;

  readonly #parts: SessionParts;

  constructor(parts: SessionParts) {
    this.#parts = parts;
  }

  /** Ends the session of a request, full or awaiting. */
  async signOut(exchange: Exchange): Promise<void> {
    const { request } = exchange;
    const hash = hashOfSession(request);
    const { open } = request.session;
    if (hash === undefined || open === undefined) return;
    await changeAsSystem(this.#parts, async (tx, { record }) => {
      await removeSession(tx, hash);
      record({}, actorWith(open.identity, traceOf(exchange.request)));
    });
    await closeSession(exchange);
  }

  async isSetUp(): Promise<boolean> {
    this.#isSetUp ||= await this.#parts.control.asSystem(hasTenants);
    return this.#isSetUp;
  }

  /**
   * Creates the first tenant and its sysadmin, and signs them in. Of two concurrent requests, one is refused.
   * Requires `token`, because anyone could be asking.
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
    const passwordHash = await this.#parts.passwords.hash(first.password);
    const email = first.email.toLowerCase();
    const known = { id: crypto.randomUUID(), tenant_id: crypto.randomUUID(), email };
    const begun = await changeAsSystem(this.#parts, async (tx, { time: now, record }) => {
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
      const admitted = await this.#parts.entrance.admit(tx, known, trace.address);
      if (admitted instanceof ApiFailure) throw admitted;
      const begun = await this.#parts.entrance.begin(tx, exchange, admitted, { method: 'password' });
      record(
        { event: 'casbah.set_up', object: known.tenant_id, details: { name: first.company } },
        accountAuthor(known, trace),
      );
      return begun;
    });
    return this.#parts.entrance.open(exchange, begun);
  }

  /**
   * Throws for a wrong token, which counts against the IP address, and for a missing one, which doesn't,
   * because nothing was guessed.
   */
  async #assertKnows(
    token: SetupToken,
    { email, setup_token: given }: { email: string; setup_token?: string | undefined },
    trace: Trace,
  ): Promise<void> {
    if (given === undefined || given.trim() === '') throw new ApiFailure('SETUP_TOKEN_WRONG');
    const { address } = trace;
    const failure = await changeAsSystem(this.#parts, async (tx, { time: now, record }) => {
      await assertAddressOpen(tx, { address, now });
      if (token.isRight(given)) return undefined;
      const failure = await failureOfToken(tx, { address, now });
      record(
        { outcome: failure.code },
        visitorAuthor({ tenant: null, user: '', email: email.toLowerCase() }, trace),
      );
      return failure;
    });
    // Thrown outside the transaction, which would otherwise roll back the count of the failure.
    if (failure !== undefined) throw failure;
  }

  async describe(
    identity: Identity,
    session: { name: string; agentId: string | null; isVisit: boolean },
  ): Promise<SessionAnswer> {
    const { tenant, user, settings } = await this.#parts.control.inTenant(identity.tenant, async (tx) => ({
      tenant: await findTenant(tx, identity.tenant),
      user: await findUser(tx, identity.user),
      settings: await findTenantSettings(tx, identity.tenant),
    }));
    if (tenant === undefined || user === undefined) throw new ApiFailure('UNAUTHORIZED');
    const { rights } = identity;
    const code = user.partner_code;
    // The partner is a separate company.
    const partner =
      code === null ? undefined : await this.#parts.control.asSystem((tx) => findPartnerByCode(tx, code));
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
      deploymentType: this.#parts.deployment,
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
    return change(this.#parts, actorWith(identity, trace), async (tx, { record }) => {
      const given = {
        ...(preferences.lang === undefined ? {} : { lang: preferences.lang }),
        ...(preferences.theme === undefined ? {} : { theme: preferences.theme }),
        ...(preferences.notice_mail === undefined ? {} : { notice_mail: preferences.notice_mail }),
      };
      const before = await findUser(tx, identity.user);
      const saved = await savePreferences(tx, identity.user, given);
      record({
        event: 'preferences.changed',
        object: identity.user,
        changes: changesBetween(before?.prefs ?? {}, given),
      });
      return storedPreferences.parse(saved);
    });
  }

  async detectorType(tenant: string): Promise<number> {
    return this.#parts.control.inTenant(tenant, async (tx) =>
      (await findTenantSettings(tx, tenant)).value('detect', 'detector_type'),
    );
  }

  now(): string {
    return isoTime(this.#parts.clock());
  }
}

function actionsIn(rights: Rights, area: Area): Action[] {
  return ACTIONS.filter((action) => may(rights, `${area}.${action}`));
}
