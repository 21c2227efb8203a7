import { MAX_AGENTS } from './agent.ts';
import { MAX_DATASOURCES } from './datasource.ts';
import { isDomainName } from './domain-name.ts';
import { addressOf, networkOf } from './filter/network.ts';
import { PASSWORD_MAXIMUM, PASSWORD_MINIMUM } from './password.ts';
import { RETENTIONS } from './retention.ts';
import { DEFAULT_BRR_THRESHOLDS } from './risk.ts';
import { UNKNOWN_UPLOAD_MB } from './threat.ts';
import { isTimeZone } from './time-zone.ts';

/** What a setting of a tenant may hold on the wire and in the store. */
export type ConfigValue = boolean | number | string | readonly string[];

/** Who may change a setting: only a sysadmin in their own session, or anyone with `settings.modify`, API keys included. */
export type SettingAuthority = 'sysadmin' | 'settings.modify';

/** What a text or each value of a list is. */
type Expected = 'time_zone' | 'landing_page' | 'https_address' | 'networks' | 'host_names' | 'name';

/** What one setting may be, and who may change it where that isn't what its family says. */
export type ConfigItem = { changedBy?: SettingAuthority } & (
  | { kind: 'switch'; default: boolean }
  | { kind: 'number'; default: number; minimum: number; maximum: number }
  | { kind: 'choice'; default: string; choices: readonly string[] }
  | { kind: 'text'; default: string; accepts: (text: string) => boolean; expects: Expected }
  | { kind: 'list'; default: readonly string[]; accepts: (text: string) => boolean; expects: Expected }
);

const isWebAddress = (text: string): boolean => text === '' || /^https:\/\/[^\s/]+(\/\S*)?$/i.test(text);
const isName = (text: string): boolean => [...text].length <= 64 && !/[<>\p{Cc}]/u.test(text);
/** A path of this server, or the name of an area like `discovery`. */
const isLanding = (text: string): boolean => /^(?:\/(?![/\\])[\x21-\x5b\x5d-\x7e]*|[a-z]+)$/.test(text);

/** A network of IPv4 or IPv6, or one address. */
const isNetwork = (text: string): boolean => networkOf(text) !== undefined || addressOf(text) !== undefined;

const ON = { kind: 'switch', default: true } as const;

/** Who needs a second factor: no one, admins, or everyone. */
export const SECOND_FACTOR_RULES = ['off', 'admins', 'everyone'] as const;

/** A session ends after so long without a person at it, and after so long in any case, where a company doesn't say. */
export const SESSION_IDLE_MINUTES = 30;
export const SESSION_HOURS = 12;

/** Ranges of time that lists begin with. */
export const DEFAULT_RANGES = ['last_day', 'last_week', 'last_month', 'last_quarter', 'last_year'] as const;

/** Who looks after a company's devices where it doesn't say: Casbah's own agent. */
export const DEVICE_MANAGER = 'casbah';

/**
 * Every setting of a tenant there is: application, then name. What isn't here can't be stored, and what a tenant hasn't
 * set is its default.
 */
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
    /** The company's people reach Casbah through a partner's portal, which has navigation of its own (WD-S005). */
    syndicated: { kind: 'switch', default: false },
  },
  privacy: {
    user_anonymization: { kind: 'switch', default: false },
  },
  data: {
    /** Retention of events, their totals and rejected lines. */
    event_retention: { kind: 'choice', default: 'forever', choices: RETENTIONS },
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
    /** People who sign up with the company's own domain are invited into it, as end users, once their address is shown. */
    auto_invite: { kind: 'switch', default: false },
    mfa: { kind: 'choice', default: 'off', choices: SECOND_FACTOR_RULES },
    session_idle_minutes: { kind: 'number', default: SESSION_IDLE_MINUTES, minimum: 5, maximum: 480 },
    session_hours: { kind: 'number', default: SESSION_HOURS, minimum: 1, maximum: 168 },
    /** Where people may come from, at sign-in and at every request after it; anywhere where it is empty. */
    ip_allow_list: {
      kind: 'list',
      default: [],
      accepts: isNetwork,
      expects: 'networks',
    },
    /** Who may use email codes as the second factor: people without an app or passkey, or everyone. */
    mfa_mail: { kind: 'choice', default: 'without_own', choices: ['without_own', 'always'] },
    /**
     * If on, people whose scope has organizational units see only these units; if off, they see every unit, but not its
     * people.
     */
    org_unit_access: ON,
    /** Hosts outside of Casbah that a person may go on to after sign-in. */
    redirect_hosts: {
      kind: 'list',
      default: [],
      accepts: isDomainName,
      expects: 'host_names',
    },
  },
  audit: {
    /** The highest BRR of high risk, and of medium risk, where the built-in profile is in force. */
    brr_threshold_high: { kind: 'number', default: DEFAULT_BRR_THRESHOLDS.high, minimum: 0, maximum: 100 },
    brr_threshold_medium: {
      kind: 'number',
      default: DEFAULT_BRR_THRESHOLDS.medium,
      minimum: 0,
      maximum: 100,
    },
    /** Threats named in logs are attributed to services. Source: PF-K049. */
    tia: ON,
    /** Uploads to an unknown host from this size on are a threat. */
    unknown_upload_mb: { kind: 'number', ...UNKNOWN_UPLOAD_MB },
    /** Programs that push lines must have replaced the people in them by tokens. */
    spanva_anonymization: { kind: 'switch', default: false, changedBy: 'sysadmin' },
  },
  datasources: {
    max_agents: { kind: 'number', default: MAX_AGENTS, minimum: 1, maximum: MAX_AGENTS },
    max_datasources: { kind: 'number', default: MAX_DATASOURCES, minimum: 1, maximum: MAX_DATASOURCES },
    /** Largest file, in bytes. */
    max_file_size: { kind: 'number', default: 50 * 1024 ** 3, minimum: 1, maximum: 1024 ** 4 },
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
  /** An area that a tenant does without is switched off: its pages and components are there for no one. */
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
 * Who may change the settings of each family, new ones included. Security, privacy, how long data is kept and which areas there are
 * decide what everyone else may do: none of it is delegated.
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
  detect: 'settings.modify',
  device_management: 'settings.modify',
};
const FAMILY_AUTHORITY: ReadonlyMap<string, SettingAuthority> = new Map(Object.entries(CHANGED_BY));

/** Who may change a setting; one that no one declared is a sysadmin's. */
export function settingAuthority(app: string, name: string): SettingAuthority {
  return ITEMS.get(app)?.get(name)?.changedBy ?? FAMILY_AUTHORITY.get(app) ?? 'sysadmin';
}

/** Maximum values of a setting that is a list. */
export const MOST_LIST_VALUES = 200;

const ITEMS: ReadonlyMap<string, ReadonlyMap<string, ConfigItem>> = new Map(
  Object.entries(TENANT_CONFIG).map(([app, items]) => [app, new Map(Object.entries<ConfigItem>(items))]),
);

/** The settings of an application, by name; nothing of one that there isn't. */
export function configItems(app: string): ReadonlyMap<string, ConfigItem> | undefined {
  return ITEMS.get(app);
}

/** What is wrong with a value of a setting: the key of its words, and what they name. */
export interface ConfigProblem {
  key: `problem.setting_${Expected | 'switch' | 'number' | 'choice' | 'list'}`;
  values: Readonly<Record<string, string | number>>;
}

/** What is wrong with a value. Nothing where it fits the setting. */
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

/** What a tenant has set, over the defaults. A stored value that no longer fits counts as not set. */
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
      // The item says what fits it, and `problemOf` that the value does: the compiler can't follow through the map.
      return holds as ValueOf<Item<A, N>>;
    },
  };
}
