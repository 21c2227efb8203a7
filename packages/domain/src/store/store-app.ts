import type { Area } from '../permission.ts';
import type { SecurletApp } from '../securlet-app.ts';
import type { AppParameter } from './app-parameter.ts';

/**
 * How an app comes to be there: it is a part of Casbah (`CASBAH`), Casbah holds an account of it and asks its API (`API`, a
 * securlet), or its traffic passes the gateway (`GW`).
 */
export const APP_CATEGORIES = ['CASBAH', 'API', 'GW'] as const;
export type AppCategory = (typeof APP_CATEGORIES)[number];

/** The category of an app that a company has added to the gateway itself. */
export const CUSTOM_APP_CATEGORY = 'Custom App';

/** What people look for in the store. */
export const APP_FIELDS = [
  'casbah',
  'storage',
  'collaboration',
  'business',
  'development',
  'infrastructure',
  'ai',
  'social',
] as const;
export type AppField = (typeof APP_FIELDS)[number];

/** What an app brings, a name each: the sub-features of a subscription. */
export const APP_FEATURES = [
  'discovery',
  'risk_scores',
  'log_sources',
  'reports',
  'detectors',
  'threat_scores',
  'history',
  'incidents',
  'activity_log',
  'policies',
  'content_profiles',
  'agents',
  'data_map',
  'configuration_checks',
  'queries',
  'proxy',
  'custom_gatelets',
  'activities',
  'exposures',
  'content_inspection',
  'remediation',
  'buckets',
  'blocking',
  'encryption',
] as const;
export type AppFeature = (typeof APP_FEATURES)[number];

/** What works today. Everything else can be subscribed to, and says that it is still to be built. */
const BUILT: ReadonlySet<AppFeature> = new Set(['discovery', 'risk_scores', 'log_sources', 'history']);

export function isBuiltFeature(feature: AppFeature): boolean {
  return BUILT.has(feature);
}

/** What policies and encryption can do with an app's traffic. */
export interface AppSupport {
  gateway_encryption: boolean;
  ice_encryption: boolean;
  transactional_ciq: boolean;
  websocket: boolean;
}

/** An app in one category: the same app can be subscribed to by its API and by the gateway. */
export interface AppWay {
  category: AppCategory;
  features: readonly AppFeature[];
  /** Parameters required for each account. */
  parameters: readonly AppParameter[];
  /** Kinds of policies that can't be applied to it. */
  policyBlacklist: readonly string[];
  support: AppSupport;
}

export interface StoreApp {
  /** In addresses: `google_apps`. */
  key: string;
  /** On the wire: `Google Apps`. */
  name: string;
  /** What it is called today: `Google Workspace`. */
  title: string;
  field: AppField;
  /** Services of the catalog that it covers. */
  services: readonly string[];
  ways: readonly AppWay[];
  /** The part of Casbah that it is. */
  area?: Area;
  /** The name by which scopes and components know it. */
  securlet?: SecurletApp;
}

/** A key of an address from whatever names the app: lower case, underscores for spaces. */
export function appKeyOf(name: string): string {
  return name.trim().toLowerCase().replace(/\s+/g, '_');
}

export function wayOf(app: StoreApp, category: AppCategory): AppWay | undefined {
  return app.ways.find((way) => way.category === category);
}

/** What an app is called in the list of those that someone may switch on and off, and in the scopes of grants. */
export function activationName({ securlet, key }: Pick<StoreApp, 'securlet' | 'key'>): string {
  return securlet ?? key;
}
