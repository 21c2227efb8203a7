import type { Rights } from '@casbah/domain/access-profile';
import { isPartnerSourced, isSubscribed, seenBy } from '@casbah/domain/store/subscription';
import type { ControlStore } from '@casbah/stores/control/control-store';
import { findUser } from '@casbah/stores/control/users/users';
import type { Identity } from '../http/sessions.ts';
import type { CompanyApps, SubscriptionCache } from './company-apps.ts';

/** Apps of a company that a person may see. */
export class SeenApps {
  readonly #control: ControlStore;
  readonly #cache: SubscriptionCache;

  constructor(parts: { control: ControlStore; cache: SubscriptionCache }) {
    this.#control = parts.control;
    this.#cache = parts.cache;
  }

  async by({ tenant, user }: Pick<Identity, 'tenant' | 'user'>, rights: Rights): Promise<CompanyApps> {
    const all = await this.#cache.of(tenant);
    const found = await this.#control.inTenant(tenant, (tx) => findUser(tx, user));
    const isPartner = isPartnerSourced({ partner_code: found?.partner_code ?? null });
    const subscriptions = seenBy(all.subscriptions, { rights, isPartner });
    const isGatewaySeen = subscriptions.some((one) => one.category === 'GW');
    // Apps that a company added itself go through the gateway, too.
    const seesCustom = rights.role === 'sysadmin' || isGatewaySeen;
    return { ...all, subscriptions, customApps: seesCustom ? all.customApps : [] };
  }

  /** Only what the company has, regardless of the caller's permissions. */
  async subscribedBy(session: Identity): Promise<CompanyApps & { missing: readonly string[] }> {
    const found = await this.by(session, session.rights);
    const { subscriptions } = await this.#cache.of(session.tenant);
    const missing = subscriptions.filter((one) => one.category !== 'GW' && !isSubscribed(one));
    return {
      ...found,
      subscriptions: found.subscriptions.filter(isSubscribed),
      missing: session.rights.role === 'enduser' ? [] : missing.map(({ app }) => app.key),
    };
  }
}
