import { MAX_AGENTS } from './agent.ts';
import { MAX_DATASOURCES } from './datasource.ts';
import { isDomainName } from './domain-name.ts';
import { addressOf, networkOf } from './filter/network.ts';
import { PASSWORD_MAXIMUM, PASSWORD_MINIMUM } from './password.ts';
import { LONGEST_BROWSER_BODY, TEMPLATE_LIMITS } from './response-template/limits.ts';
import { ACTIVITY_RETENTIONS, RETENTIONS } from './retention.ts';
import { DEFAULT_BRR_THRESHOLDS } from './risk.ts';
import { UNKNOWN_UPLOAD_MB } from './threat.ts';
import { isTimeZone } from './time-zone.ts';

/** Value of a tenant setting on the wire and in the store. */
export type ConfigValue = boolean | number | string | readonly string[];

/**
 * Who may change a setting: only a sysadmin in their own session, or anyone with `settings.modify`, API keys included.
 */
export type SettingAuthority = 'sysadmin' | 'settings.modify';

/** Type of a text, or of a list's values. */
type Expected = 'time_zone' | 'landing_page' | 'https_address' | 'networks' | 'host_names' | 'name';

/** Type of a setting, and who may change it if not as in its family. */
export type ConfigItem = { changedBy?: SettingAuthority } & (
  | { kind: 'switch'; default: boolean }
  | { kind: 'number'; default: number; minimum: number; maximum: number }
  | { kind: 'choice'; default: string; choices: readonly string[] }
  | { kind: 'text'; default: string; accepts: (text: string) => boolean; expects: Expected }
  | { kind: 'list'; default: readonly string[]; accepts: (text: string) => boolean; expects: Expected }
);

const isWebAddress = (text: string): boolean => text === '' || /^https:\/\/[^\s/]+(\/\S*)?$/i.test(text);
const isName = (text: string): boolean => [...text].length <= 64 && !/[<>\p{Cc}]/u.test(text);
/** Path on this server, or the name of an area such as `discovery`. */
const isLanding = (text: string): boolean => /^(?:\/(?![/\\])[\x21-\x5b\x5d-\x7e]*|[a-z]+)$/.test(text);

/** An IPv4 or IPv6 network, or a single address. */
const isNetwork = (text: string): boolean => networkOf(text) !== undefined || addressOf(text) !== undefined;

const ON = { kind: 'switch', default: true } as const;

/** Who needs MFA: no one, admins, or everyone. */
export const SECOND_FACTOR_RULES = ['off', 'admins', 'everyone'] as const;

/** Default idle timeout and maximum session length. */
export const SESSION_IDLE_MINUTES = 30;
export const SESSION_HOURS = 12;

/** Default time ranges of lists. */
export const DEFAULT_RANGES = ['last_day', 'last_week', 'last_month', 'last_quarter', 'last_year'] as const;

/** Default device manager: Casbah's own agent. */
export const DEVICE_MANAGER = 'casbah';

/** All tenant settings: application, then name. Unknown settings can't be stored; unset ones have their default. */
export const TENANT_CONFIG = {
  general: {
    timezone: {
      kind: 'text',
      default: 'UTC',
      accepts: isTimeZone,
      expects: 'time_zone',
    },
    default_selected_range: { kind: 'choice', default: 'last_month', choices: DEFAULT_RANGES },
    landing_page: {
      kind: 'text',
      default: '/ui/',
      accepts: isLanding,
      expects: 'landing_page',
    },
    status_app_url: {
      kind: 'text',
      default: '',
      accepts: isWebAddress,
      expects: 'https_address',
    },
    /** The company's people reach Casbah through a partner's portal with its own navigation (WD-S005). */
    syndicated: { kind: 'switch', default: false },
  },
  privacy: {
    user_anonymization: { kind: 'switch', default: false },
  },
  data: {
    /** Retention of events, roll-ups and rejected lines. */
    event_retention: { kind: 'choice', default: 'forever', choices: RETENTIONS },
    /** Retention of activities. */
    activity_retention: { kind: 'choice', default: 'as_events', choices: ACTIVITY_RETENTIONS },
  },
  accessibility: {
    tables_for_charts: { kind: 'switch', default: false },
  },
  security: {
    password_length: {
      kind: 'number',
      default: PASSWORD_MINIMUM,
      minimum: PASSWORD_MINIMUM,
      maximum: PASSWORD_MAXIMUM,
    },
    /** Days after which a password must be changed; 0: never. */
    password_expiry_days: { kind: 'number', default: 0, minimum: 0, maximum: 3650 },
    /** Number of recent passwords, including the current one, that can't be reused; 0 allows all. */
    password_history: { kind: 'number', default: 5, minimum: 0, maximum: 24 },
    /** People who sign up with the company's domain are invited as end users once their address is verified. */
    auto_invite: { kind: 'switch', default: false },
    mfa: { kind: 'choice', default: 'off', choices: SECOND_FACTOR_RULES },
    session_idle_minutes: { kind: 'number', default: SESSION_IDLE_MINUTES, minimum: 5, maximum: 480 },
    session_hours: { kind: 'number', default: SESSION_HOURS, minimum: 1, maximum: 168 },
    /** Networks people may connect from, at sign-in and on every request; anywhere if empty. */
    ip_allow_list: {
      kind: 'list',
      default: [],
      accepts: isNetwork,
      expects: 'networks',
    },
    /** Who may use emailed codes for MFA: people without an app or passkey, or everyone. */
    mfa_mail: { kind: 'choice', default: 'without_own', choices: ['without_own', 'always'] },
    /**
     * If on, people scoped to organizational units see only these units; if off, they see every unit, but not its
     * people.
     */
    org_unit_access: ON,
    /** Hosts outside Casbah that people may be redirected to after sign-in. */
    redirect_hosts: {
      kind: 'list',
      default: [],
      accepts: isDomainName,
      expects: 'host_names',
    },
  },
  audit: {
    /** Highest BRR of high and of medium risk, if the built-in profile is active. */
    brr_threshold_high: { kind: 'number', default: DEFAULT_BRR_THRESHOLDS.high, minimum: 0, maximum: 100 },
    brr_threshold_medium: {
      kind: 'number',
      default: DEFAULT_BRR_THRESHOLDS.medium,
      minimum: 0,
      maximum: 100,
    },
    /** Attributes threats named in logs to services. Source: PF-K049. */
    tia: ON,
    /** Uploads of at least this size to an unknown host are a finding. */
    unknown_upload_mb: { kind: 'number', ...UNKNOWN_UPLOAD_MB },
    /** Programs that push lines must replace users with tokens. */
    spanva_anonymization: { kind: 'switch', default: false, changedBy: 'sysadmin' },
  },
  datasources: {
    max_agents: { kind: 'number', default: MAX_AGENTS, minimum: 1, maximum: MAX_AGENTS },
    max_datasources: { kind: 'number', default: MAX_DATASOURCES, minimum: 1, maximum: MAX_DATASOURCES },
    /** Maximum file size in bytes. */
    max_file_size: { kind: 'number', default: 50 * 1024 ** 3, minimum: 1, maximum: 1024 ** 4 },
  },
  protect: {
    /** Maximum characters of browser notifications (SH-V008). */
    browser_message_length: {
      kind: 'number',
      default: TEMPLATE_LIMITS.browserBody,
      minimum: 1,
      maximum: LONGEST_BROWSER_BODY,
    },
  },
  detect: {
    detector_type: { kind: 'number', default: 3, minimum: 0, maximum: 3 },
  },
  device_management: {
    device_management: { kind: 'switch', default: false },
    force_agent_download: { kind: 'switch', default: false },
    agent_download_url: {
      kind: 'text',
      default: '',
      accepts: isWebAddress,
      expects: 'https_address',
    },
    authorize: { kind: 'switch', default: false },
    managed_by: {
      kind: 'text',
      default: DEVICE_MANAGER,
      accepts: isName,
      expects: 'name',
    },
  },
  /** A disabled area has no pages or components for anyone in the tenant. */
  features: {
    audit: ON,
    datasources: ON,
    dashboards: ON,
    detect: ON,
    analyze: ON,
    investigate: ON,
    protect: ON,
    endpoint: ON,
    securlets: ON,
    store: ON,
    dspm: ON,
    iaas: ON,
  },
} as const satisfies Readonly<Record<string, Readonly<Record<string, ConfigItem>>>>;

/**
 * Who may change settings in each family, including future ones. Security, privacy, retention and enabled areas
 * determine what others may do, so they are never delegated.
 */
const CHANGED_BY: Readonly<Record<keyof typeof TENANT_CONFIG, SettingAuthority>> = {
  security: 'sysadmin',
  privacy: 'sysadmin',
  data: 'sysadmin',
  features: 'sysadmin',
  general: 'settings.modify',
  accessibility: 'settings.modify',
  audit: 'settings.modify',
  datasources: 'settings.modify',
  protect: 'settings.modify',
  detect: 'settings.modify',
  device_management: 'settings.modify',
};
const FAMILY_AUTHORITY: ReadonlyMap<string, SettingAuthority> = new Map(Object.entries(CHANGED_BY));

/** Who may change a setting; sysadmins for undeclared ones. */
export function settingAuthority(app: string, name: string): SettingAuthority {
  return ITEMS.get(app)?.get(name)?.changedBy ?? FAMILY_AUTHORITY.get(app) ?? 'sysadmin';
}

/** Maximum values of a list setting. */
export const MOST_LIST_VALUES = 200;

const ITEMS: ReadonlyMap<string, ReadonlyMap<string, ConfigItem>> = new Map(
  Object.entries(TENANT_CONFIG).map(([app, items]) => [app, new Map(Object.entries<ConfigItem>(items))]),
);

/** Settings of an application by name; empty if unknown. */
export function configItems(app: string): ReadonlyMap<string, ConfigItem> | undefined {
  return ITEMS.get(app);
}

/** Problem of a setting's value: message key and its values. */
export interface ConfigProblem {
  key: `problem.setting_${Expected | 'switch' | 'number' | 'choice' | 'list'}`;
  values: Readonly<Record<string, string | number>>;
}

/** Problem of a value; undefined if it is valid for the setting. */
export function problemOf(item: ConfigItem, value: ConfigValue): ConfigProblem | undefined {
  switch (item.kind) {
    case 'switch':
      return typeof value === 'boolean' ? undefined : { key: 'problem.setting_switch', values: {} };
    case 'number': {
      const { minimum, maximum } = item;
      const fits =
        typeof value === 'number' && Number.isInteger(value) && value >= minimum && value <= maximum;
      return fits ? undefined : { key: 'problem.setting_number', values: { minimum, maximum } };
    }
    case 'choice':
      return typeof value === 'string' && item.choices.includes(value)
        ? undefined
        : { key: 'problem.setting_choice', values: { choices: item.choices.join(', ') } };
    case 'text':
      return typeof value === 'string' && item.accepts(value) ? undefined : unexpected(item.expects);
    case 'list':
      if (Array.isArray(value) && value.length > MOST_LIST_VALUES)
        return { key: 'problem.setting_list', values: { maximum: MOST_LIST_VALUES } };
      return Array.isArray(value) && value.every((one) => typeof one === 'string' && item.accepts(one))
        ? undefined
        : unexpected(item.expects);
  }
}

const unexpected = (expects: Expected): ConfigProblem => ({ key: `problem.setting_${expects}`, values: {} });

type App = keyof typeof TENANT_CONFIG;
type Name<A extends App> = keyof (typeof TENANT_CONFIG)[A] & string;
type Item<A extends App, N extends Name<A>> = (typeof TENANT_CONFIG)[A][N];
type ValueOf<I> = I extends { kind: 'switch' }
  ? boolean
  : I extends { kind: 'number' }
    ? number
    : I extends { kind: 'choice'; choices: readonly (infer Choice)[] }
      ? Choice
      : I extends { kind: 'list' }
        ? readonly string[]
        : string;

/** A tenant's settings. */
export interface TenantSettings {
  value<A extends App, N extends Name<A>>(app: A, name: N): ValueOf<Item<A, N>>;
}

/** A tenant's values over the defaults. Ignores stored values that have become invalid. */
export function settingsOf(
  stored: readonly { app_name: string; param_name: string; param_value: ConfigValue }[],
): TenantSettings {
  const set = new Map(stored.map((one) => [`${one.app_name}.${one.param_name}`, one.param_value]));
  return {
    value<A extends App, N extends Name<A>>(app: A, name: N) {
      const item = ITEMS.get(app)?.get(name);
      if (item === undefined) throw new RangeError(`There is no setting ${app}.${name}`);
      const value = set.get(`${app}.${name}`);
      const holds = value !== undefined && problemOf(item, value) === undefined ? value : item.default;
      // `problemOf` has validated the value against the item; the compiler can't follow that through the map.
      return holds as ValueOf<Item<A, N>>;
    },
  };
}
