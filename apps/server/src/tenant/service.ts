import type { ConfigDetail } from '@casbah/contract/tenant';
import {
  type ConfigItem,
  type ConfigValue,
  configItems,
  problemOf,
  settingAuthority,
  type TenantSettings,
} from '@casbah/domain/tenant-config';
import type { ControlStore } from '@casbah/stores/control/control-store';
import { notify } from '@casbah/stores/control/notifications/notifications';
import {
  findTenantSettings,
  listTenantConfig,
  setTenantConfig,
} from '@casbah/stores/control/tenant/tenant-config';
import { countOfTenant } from '@casbah/stores/control/tenant/tenant-facts';
import { findTenant, renameTenant } from '@casbah/stores/control/tenant/tenants';
import { verifiedDomains } from '@casbah/stores/control/tenantdomains/tenant-domains';
import type { TenantTx } from '@casbah/stores/control/transaction';
import { type Actor, changesBetween } from '../http/actor.ts';
import { isAllowedAddress } from '../http/address-list.ts';
import { mayChangeSetting } from '../http/admission.ts';
import { type ChangeContext, change } from '../http/change.ts';
import { ApiFailure } from '../http/failure.ts';
import { unusable } from '../http/field-problem.ts';
import type { Identity } from '../http/sessions.ts';

export interface ConfigUpdate {
  id?: string | undefined;
  app_name: string;
  param_name: string;
  param_value: ConfigValue;
  misc?: ConfigDetail['misc'] | undefined;
}

export interface DeviceManagement {
  device_management: boolean;
  force_agent_download: boolean;
  agent_download_url: string;
  authorize: boolean;
  managed_by: string;
}

/** Who changes settings, and with which permissions. */
export interface SettingsActor extends Actor {
  who: Pick<Identity, 'rights' | 'apiKey'>;
}

const DEVICES = 'device_management';
const AUDIT = 'audit';

interface TenantParts {
  control: ControlStore;
  clock: () => number;
}

/** Settings of companies. Every change is validated, and recorded with the previous values. */
export class TenantService {
  readonly #parts: TenantParts;

  constructor(parts: TenantParts) {
    this.#parts = parts;
  }

  settings(tenant: string): Promise<TenantSettings> {
    return this.#parts.control.inTenant(tenant, (tx) => findTenantSettings(tx, tenant));
  }

  /** Effective values, set or default: all of an application, or only the given names. */
  async details(tenant: string, app: string, names?: readonly string[]): Promise<ConfigDetail[]> {
    const items = itemsOf(app);
    const stored = await this.#parts.control.inTenant(tenant, (tx) => listTenantConfig(tx, { tenant, app }));
    const set = new Map(stored.map((one) => [one.param_name, one]));
    return (names ?? [...items.keys()]).map((name) => {
      const item = itemOf(app, name);
      const found = set.get(name);
      const holds = found !== undefined && problemOf(item, found.param_value) === undefined;
      return detail(app, name, holds ? found.param_value : item.default, found?.misc);
    });
  }

  async update(
    actor: SettingsActor,
    { id, app_name: app, param_name: name, ...to }: ConfigUpdate,
  ): Promise<ConfigDetail> {
    if (id !== undefined && id !== `${app}.${name}`)
      throw unusable('id', 'problem.other_setting', { setting: `${app}.${name}` });
    assertFits(itemOf(app, name), `${app}.${name}`, to.param_value);
    assertMayChange(actor, app, name);
    // A single admin could turn off their own restriction, so this takes two people: see the unmask calls.
    if (app === 'privacy' && name === 'user_anonymization' && to.param_value === false)
      if ((await this.settings(actor.tenant)).value(app, name)) throw new ApiFailure('NEEDS_TWO_PEOPLE');
    if (app === 'security' && name === 'ip_allow_list') assertLetsIn(to.param_value, actor.address);
    await change(this.#parts, actor, async (tx, context) => {
      await assertHoldsWhatIsThere(tx, actor.tenant, `${app}.${name}`, to.param_value);
      await setValues(tx, context, actor, { app, values: { [name]: to.param_value }, misc: to.misc });
    });
    return detail(app, name, to.param_value, to.misc);
  }

  /** Sets built-in profile weights and threat notices: all or none. */
  async updateAudit(
    actor: SettingsActor,
    objects: readonly { name: string; value: ConfigValue }[],
  ): Promise<ConfigDetail[]> {
    const values: Record<string, ConfigValue> = {};
    for (const { name, value } of objects) {
      assertFits(itemOf(AUDIT, name), `${AUDIT}.${name}`, value);
      values[name] = value;
    }
    await change(this.#parts, actor, async (tx, context) => {
      await setValues(tx, context, actor, { app: AUDIT, values });
      const settings = await findTenantSettings(tx, actor.tenant);
      const high = settings.value(AUDIT, 'brr_threshold_high');
      const medium = settings.value(AUDIT, 'brr_threshold_medium');
      if (high > medium) throw unusable(`${AUDIT}.brr_threshold_high`, 'problem.above_medium', { medium });
    });
    return this.details(actor.tenant, AUDIT, Object.keys(values));
  }

  async company(tenant: string): Promise<{
    id: string;
    name: string;
    primary_domain: string;
    secondary_domains: string;
    user_anonymization: boolean;
  }> {
    return this.#parts.control.inTenant(tenant, async (tx) => {
      const found = await findTenant(tx, tenant);
      if (found === undefined) throw new ApiFailure('NOT_FOUND');
      const settings = await findTenantSettings(tx, tenant);
      const domains = await verifiedDomains(tx, tenant);
      return {
        id: found.id,
        name: found.name,
        primary_domain: found.primary_domain,
        secondary_domains: domains.join(','),
        user_anonymization: settings.value('privacy', 'user_anonymization'),
      };
    });
  }

  async rename(actor: Actor, name: string): Promise<string> {
    const { tenant } = actor;
    return change(this.#parts, actor, async (tx, { record }) => {
      const before = await findTenant(tx, tenant);
      if (before === undefined) throw new ApiFailure('NOT_FOUND');
      await renameTenant(tx, tenant, name);
      const changes = changesBetween({ name: before.name }, { name });
      record({ event: 'tenant.renamed', object: tenant, details: { name }, changes });
      return name;
    });
  }

  async devices(tenant: string): Promise<DeviceManagement> {
    return devicesOf(await this.settings(tenant));
  }

  async updateDevices(
    actor: SettingsActor,
    given: { [Name in keyof DeviceManagement]?: DeviceManagement[Name] | undefined },
  ): Promise<DeviceManagement> {
    const values: Record<string, ConfigValue> = {};
    for (const [name, value] of Object.entries(given)) {
      if (value === undefined) continue;
      assertFits(itemOf(DEVICES, name), name, value);
      values[name] = value;
    }
    return change(this.#parts, actor, async (tx, context) => {
      await setValues(tx, context, actor, { app: DEVICES, values });
      return devicesOf(await findTenantSettings(tx, actor.tenant));
    });
  }
}

async function setValues(
  tx: TenantTx,
  { time, record }: ChangeContext,
  actor: SettingsActor,
  {
    app,
    values,
    misc = {},
  }: {
    app: string;
    values: Readonly<Record<string, ConfigValue>>;
    misc?: ConfigDetail['misc'] | undefined;
  },
): Promise<void> {
  const { tenant, user: by } = actor;
  for (const name of Object.keys(values)) assertMayChange(actor, app, name);
  const set = new Map(
    (await listTenantConfig(tx, { tenant, app })).map((one) => [one.param_name, one.param_value]),
  );
  const before = Object.fromEntries(
    Object.keys(values).map((name) => [name, set.get(name) ?? itemOf(app, name).default]),
  );
  for (const [param_name, param_value] of Object.entries(values))
    await setTenantConfig(tx, { tenant, app_name: app, param_name, param_value, misc, time, by });
  const changes = changesBetween(before, values);
  if (app === 'security' && Object.keys(changes).length > 0)
    await notify(tx, {
      tenant,
      to: 'sysadmins',
      except: by,
      time,
      template: 'policy-changed',
      values: { by: actor.email },
      action: 'VISIT',
      url: '/appForensics/history',
      again: { adds: [] },
    });
  record({ object: app, changes });
}

/** Settings about everyone's permissions can't be delegated or changed by API keys: see `settingAuthority`. */
function assertMayChange({ who }: SettingsActor, app: string, name: string): void {
  if (!mayChangeSetting(who, app, name)) throw new ApiFailure('SETTING_NEEDS_SYSADMIN');
}

function devicesOf(settings: TenantSettings): DeviceManagement {
  return {
    device_management: settings.value(DEVICES, 'device_management'),
    force_agent_download: settings.value(DEVICES, 'force_agent_download'),
    agent_download_url: settings.value(DEVICES, 'agent_download_url'),
    authorize: settings.value(DEVICES, 'authorize'),
    managed_by: settings.value(DEVICES, 'managed_by'),
  };
}

function itemsOf(app: string): ReadonlyMap<string, ConfigItem> {
  const items = configItems(app);
  if (items === undefined) throw unusable('app_name', 'problem.no_settings_of', { app });
  return items;
}

function itemOf(app: string, name: string): ConfigItem {
  const item = itemsOf(app).get(name);
  if (item === undefined) throw unusable('param_name', 'problem.no_setting', { setting: `${app}.${name}` });
  return item;
}

function assertFits(item: ConfigItem, field: string, value: ConfigValue): void {
  const problem = problemOf(item, value);
  if (problem !== undefined) throw unusable(field, problem.key, problem.values);
}

/** A limit below current usage wouldn't say what has to be removed. */
async function assertHoldsWhatIsThere(
  tx: TenantTx,
  tenant: string,
  setting: string,
  value: ConfigValue,
): Promise<void> {
  if (setting !== 'datasources.max_datasources' && setting !== 'datasources.max_agents') return;
  const { sources, agents } = await countOfTenant(tx, { tenant, since: 0 });
  const used = setting === 'datasources.max_agents' ? agents : sources;
  if (typeof value === 'number' && value < used) throw new ApiFailure('LIMIT_BELOW_USE', { used });
}

/**
 * The list must include the caller's address: otherwise they could lock themselves out, and perhaps be the
 * last one able to change it.
 */
function assertLetsIn(list: ConfigValue, address: string): void {
  if (typeof list === 'object' && !isAllowedAddress(list, address))
    throw unusable('security.ip_allow_list', 'problem.locks_you_out', { address });
}

function detail(
  app: string,
  name: string,
  value: ConfigValue,
  misc: Readonly<Record<string, unknown>> = {},
): ConfigDetail {
  return {
    id: `${app}.${name}`,
    app_name: app,
    param_name: name,
    param_value: typeof value === 'object' ? [...value] : value,
    changed_by: settingAuthority(app, name),
    misc: Object.fromEntries(
      Object.entries(misc).flatMap(([key, one]) =>
        typeof one === 'string' || typeof one === 'number' || typeof one === 'boolean' ? [[key, one]] : [],
      ),
    ),
  };
}
