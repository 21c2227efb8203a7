import type { SettingFacts, TenantUsage } from '@casbah/contract/tenant';
import { isoTime } from '@casbah/domain/iso-time';
import type { Permission } from '@casbah/domain/permission';
import type { TenantSettings } from '@casbah/domain/tenant-config';
import { DAY_MS } from '@casbah/domain/time-units';
import type { ControlStore } from '@casbah/stores/control/control-store';
import { findTenantSettings } from '@casbah/stores/control/tenant/tenant-config';
import { countOfTenant, listSignedIn, type TenantCounts } from '@casbah/stores/control/tenant/tenant-facts';
import { findTenant } from '@casbah/stores/control/tenant/tenants';
import { verifiedDomains } from '@casbah/stores/control/tenantdomains/tenant-domains';
import type { EventStore } from '@casbah/stores/events/event-store';
import { isAllowedAddress, isNetworkOrAddress } from '../http/address-list.ts';
import { mayCall } from '../http/admission.ts';
import type { Identity } from '../http/sessions.ts';

const RECENT_MS = 30 * DAY_MS;
/** Sessions checked, and people named, by the network check. */
const MOST_SESSIONS = 5_000;
const MOST_NAMED = 10;

export interface FactsParts {
  control: ControlStore;
  clock: () => number;
  events: { size: EventStore['size']; usage: Pick<EventStore['usage'], 'range'> };
  version: string;
}

/** Reads of settings and usage. */
export class TenantFacts {
  readonly #parts: FactsParts;

  constructor(parts: FactsParts) {
    this.#parts = parts;
  }

  /** Summaries of the settings pages, without areas that the person may not see. */
  async index({
    tenant,
    ...who
  }: Pick<Identity, 'tenant' | 'apiKey' | 'rights'>): Promise<Record<string, SettingFacts>> {
    const { control, clock } = this.#parts;
    const { company, domains, settings, counts } = await control.inTenant(tenant, async (tx) => ({
      company: await findTenant(tx, tenant),
      domains: await verifiedDomains(tx, tenant),
      settings: await findTenantSettings(tx, tenant),
      counts: await countOfTenant(tx, { tenant, since: clock() - RECENT_MS }),
    }));
    const told: Record<string, SettingFacts> = {
      company: { name: company?.name ?? '', domains: domains.length + 1, unshown: counts.unshown_domains },
      ...factsOf(settings),
      sso: { providers: counts.providers, enabled: counts.providers_enabled },
      destinations: { count: counts.destinations, failing: counts.failing_destinations },
      keys: { ssh: counts.ssh_keys, drm: counts.drm_servers },
      usage: { people: counts.active },
    };
    const may = (permission: Permission): boolean => mayCall(who, { permission });
    if (may('account.view')) told.people = { count: counts.people, active: counts.active };
    if (may('sysadmin.use')) told.profiles = { count: counts.profiles };
    if (may('datasources.view')) told.sources = { count: counts.sources };
    return told;
  }

  async usage(tenant: string): Promise<TenantUsage> {
    const { control, clock, events, version } = this.#parts;
    const [{ counts, settings }, size, range] = await Promise.all([
      control.inTenant(tenant, async (tx) => ({
        counts: await countOfTenant(tx, { tenant, since: clock() - RECENT_MS }),
        settings: await findTenantSettings(tx, tenant),
      })),
      events.size(tenant),
      events.usage.range(tenant),
    ]);
    return {
      api_response: 'success',
      version,
      people: peopleOf(counts),
      sources: { total: counts.sources, maximum: settings.value('datasources', 'max_datasources') },
      agents: { total: counts.agents, maximum: settings.value('datasources', 'max_agents') },
      events: {
        total: size.events,
        rejects: size.rejects,
        first: range === undefined ? null : isoTime(range.from),
        last: range === undefined ? null : isoTime(range.to),
      },
      storage: { bytes: size.bytes },
    };
  }

  /** Returns whom an allowlist would admit, before it is saved. */
  async checkNetworks({ tenant, address }: { tenant: string; address: string }, networks: readonly string[]) {
    const { control, clock } = this.#parts;
    const sessions = await control.inTenant(tenant, (tx) =>
      listSignedIn(tx, { tenant, now: clock(), limit: MOST_SESSIONS }),
    );
    const readable = networks.filter(isNetworkOrAddress);
    // A list without valid entries admits no one; an empty one everyone.
    const letsIn = (from: string): boolean =>
      networks.length === 0 || (readable.length > 0 && isAllowedAddress(readable, from));
    const out = sessions.filter((session) => !letsIn(session.address));
    return {
      address,
      lets_you_in: letsIn(address),
      sessions: sessions.length,
      left_out: out.length,
      unreadable: networks.filter((one) => !isNetworkOrAddress(one)),
      people: out.slice(0, MOST_NAMED),
    };
  }
}

function factsOf(settings: TenantSettings): Record<string, SettingFacts> {
  return {
    policy: {
      mfa: settings.value('security', 'mfa'),
      password_length: settings.value('security', 'password_length'),
      session_idle_minutes: settings.value('security', 'session_idle_minutes'),
    },
    networks: { count: settings.value('security', 'ip_allow_list').length },
    defaults: {
      timezone: settings.value('general', 'timezone'),
      range: settings.value('general', 'default_selected_range'),
    },
    retention: {
      keep: settings.value('data', 'event_retention'),
      activities: settings.value('data', 'activity_retention'),
    },
    anonymisation: { on: settings.value('privacy', 'user_anonymization') },
  };
}

function peopleOf(counts: TenantCounts): TenantUsage['people'] {
  const { people, active, administrators, recent } = counts;
  return { total: people, active, administrators, recent };
}
