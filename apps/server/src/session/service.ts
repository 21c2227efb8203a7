import type { SessionAnswer } from '@casbah/contract/session';
import { LANGUAGES, THEMES } from '@casbah/contract/session';
import type { DeploymentType } from '@casbah/contract/tenant';
import { may, permissionsOf, type Rights, rightsOf } from '@casbah/domain/access-profile';
import { addressOfArea } from '@casbah/domain/landing';
import { ACTIONS, type Action, type Area } from '@casbah/domain/permission';
import { DONE, writeAudit } from '@casbah/stores/control/audit-trail';
import type { ControlStore } from '@casbah/stores/control/control-store';
import { removeEndedSessions } from '@casbah/stores/control/sessions';
import { findTenantSettings } from '@casbah/stores/control/tenant-config';
import { addTenant, findTenant, hasTenants, lockFirstRun } from '@casbah/stores/control/tenants';
import {
  addUser,
  findUser,
  findUserByEmail,
  savePreferences,
  setLastSignIn,
} from '@casbah/stores/control/users';
import { z } from 'zod';
import { actorWith, changesBetween, entryBy, type Trace } from '../http/actor.ts';
import { ApiFailure } from '../http/failure.ts';
import type { Identity } from '../http/sessions.ts';
import { assertNotLocked, failureOfAttempt, failureOfToken, forgive } from './lockout.ts';
import { assertStrong, Passwords } from './password.ts';
import { ownPath } from './redirect.ts';
import type { SetupToken } from './setup-token.ts';

/** Where a signed-in person goes who did not say where to. */
export const DEFAULT_APP = '/ui/';

export interface SignedIn {
  identity: Identity;
  landingPage: string;
  /** Hosts outside this server that the company lets people go on to. */
  redirectHosts: readonly string[];
}

const storedPreferences = z.object({
  lang: z.enum(LANGUAGES).optional().catch(undefined),
  theme: z.enum(THEMES).optional().catch(undefined),
});

export class SessionService {
  readonly #control: ControlStore;
  readonly #clock: () => number;
  readonly #deployment: DeploymentType;
  readonly #passwords = new Passwords();
  /** Attempts on one account go one by one: a hundred guesses sent at once are a hundred failures, not one. */
  readonly #turns = new Map<string, Promise<unknown>>();
  #isSetUp = false;

  constructor(parts: { control: ControlStore; clock: () => number; deployment: DeploymentType }) {
    this.#control = parts.control;
    this.#clock = parts.clock;
    this.#deployment = parts.deployment;
  }

  /** An account that does not exist is answered like one whose password is wrong, after the same work. */
  async signIn(credentials: { email: string; password: string }, trace: Trace): Promise<SignedIn> {
    const email = credentials.email.trim().toLowerCase();
    return this.#inTurn(email, () => this.#trySignIn(email, credentials.password, trace));
  }

  async #trySignIn(email: string, password: string, trace: Trace): Promise<SignedIn> {
    const { address } = trace;
    const user = await this.#control.asSystem(async (tx) => {
      await assertNotLocked(tx, { email, address, now: this.#clock() });
      return findUserByEmail(tx, email);
    });
    const isRight = await this.#passwords.isRight(password, user?.password_hash);
    const outcome = await this.#control.asSystem(async (tx): Promise<SignedIn | ApiFailure> => {
      const now = this.#clock();
      const audit = (outcome: string): Promise<void> =>
        writeAudit(tx, {
          tenant: user?.tenant_id ?? null,
          time: now,
          user: { id: user?.id ?? '', email },
          address,
          action: trace.call,
          outcome,
          requestId: trace.requestId,
        });
      if (user === undefined || !isRight) {
        const failure = await failureOfAttempt(tx, { email, address, now });
        await audit(failure.code);
        return failure;
      }
      if (!user.is_active) {
        await audit('PROFILE_DEACTIVATED');
        return new ApiFailure('PROFILE_DEACTIVATED');
      }
      await forgive(tx, email);
      await setLastSignIn(tx, user.id, now);
      const settings = await findTenantSettings(tx, user.tenant_id);
      const landing = settings.value('general', 'landing_page');
      await audit(DONE);
      return {
        identity: {
          tenant: user.tenant_id,
          user: user.id,
          email: user.email,
          rights: rightsOf({ isAdmin: user.is_admin, profiles: user.profiles }),
        },
        landingPage: ownPath(landing) ?? addressOfArea(landing) ?? DEFAULT_APP,
        redirectHosts: settings.value('security', 'redirect_hosts'),
      };
    });
    // Thrown only here: inside, it would undo the count of the failure.
    if (outcome instanceof ApiFailure) throw outcome;
    return outcome;
  }

  async signOut(identity: Identity, trace: Trace): Promise<void> {
    await this.#control.inTenant(identity.tenant, (tx) =>
      writeAudit(tx, entryBy(actorWith(identity, trace), this.#clock())),
    );
  }

  async isSetUp(): Promise<boolean> {
    this.#isSetUp ||= await this.#control.asSystem(hasTenants);
    return this.#isSetUp;
  }

  /**
   * Makes the first tenant and its sysadmin. Of two that ask at once one is first, the other one is refused. `token` is what
   * they must know, where anybody could be asking.
   */
  async setUp(
    first: {
      company: string;
      name: string;
      email: string;
      password: string;
      setup_token?: string | undefined;
    },
    trace: Trace,
    token: SetupToken | undefined,
  ): Promise<SignedIn> {
    if (await this.isSetUp()) throw new ApiFailure('ALREADY_SET_UP');
    if (token !== undefined) await this.#assertKnows(token, first, trace);
    assertStrong(first.password);
    const passwordHash = await this.#passwords.hash(first.password);
    const email = first.email.toLowerCase();
    const identity: Identity = {
      tenant: crypto.randomUUID(),
      user: crypto.randomUUID(),
      email,
      rights: rightsOf({ isAdmin: true, profiles: [] }),
    };
    const now = this.#clock();
    await this.#control.asSystem(async (tx) => {
      await lockFirstRun(tx);
      if (await hasTenants(tx)) throw new ApiFailure('ALREADY_SET_UP');
      await addTenant(tx, {
        id: identity.tenant,
        name: first.company,
        primary_domain: email.slice(email.indexOf('@') + 1),
        created_on: now,
      });
      await addUser(tx, {
        id: identity.user,
        tenant_id: identity.tenant,
        email,
        name: first.name,
        is_admin: true,
        password_hash: passwordHash,
        created_on: now,
      });
      await setLastSignIn(tx, identity.user, now);
      await writeAudit(tx, {
        ...entryBy(actorWith(identity, trace), now),
        object: identity.tenant,
        details: { name: first.company },
      });
    });
    return { identity, landingPage: DEFAULT_APP, redirectHosts: [] };
  }

  /** Throws for a wrong token, which counts against the address, and for none, which does not: nothing was guessed. */
  async #assertKnows(
    token: SetupToken,
    { email, setup_token: given }: { email: string; setup_token?: string | undefined },
    trace: Trace,
  ): Promise<void> {
    if (given === undefined || given.trim() === '') throw new ApiFailure('SETUP_TOKEN_WRONG');
    const { address, call, requestId } = trace;
    const failure = await this.#control.asSystem(async (tx): Promise<ApiFailure | undefined> => {
      const now = this.#clock();
      await assertNotLocked(tx, { address, now });
      if (token.isRight(given)) return undefined;
      const failure = await failureOfToken(tx, { address, now });
      await writeAudit(tx, {
        tenant: null,
        time: now,
        user: { id: '', email: email.toLowerCase() },
        address,
        action: call,
        outcome: failure.code,
        requestId,
      });
      return failure;
    });
    // Thrown only here: inside, it would undo the count of the failure.
    if (failure !== undefined) throw failure;
  }

  async describe(identity: Identity, sessionName: string): Promise<SessionAnswer> {
    const { tenant, user, settings } = await this.#control.inTenant(identity.tenant, async (tx) => ({
      tenant: await findTenant(tx, identity.tenant),
      user: await findUser(tx, identity.user),
      settings: await findTenantSettings(tx, identity.tenant),
    }));
    if (tenant === undefined || user === undefined) throw new ApiFailure('UNAUTHORIZED');
    const { rights } = identity;
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
      partner_code: null,
      partner_name: null,
      partner_logout_redirect_url: null,
      detector_type: settings.value('detect', 'detector_type'),
      agentId: null,
      apiHeaderInfo: { session: sessionName, user: user.id, tenant: tenant.id },
      syndicationConfig: { syndicated: false },
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

  async #inTurn<Result>(account: string, work: () => Promise<Result>): Promise<Result> {
    const before = this.#turns.get(account) ?? Promise.resolve();
    const own = before.then(work, work);
    this.#turns.set(account, own);
    try {
      return await own;
    } finally {
      if (this.#turns.get(account) === own) this.#turns.delete(account);
    }
  }
}

function actionsIn(rights: Rights, area: Area): Action[] {
  return ACTIONS.filter((action) => may(rights, `${area}.${action}`));
}
