import type { Area } from '../permission.ts';
import type { SecurletApp } from '../securlet-app.ts';
import type { AppParameter } from './app-parameter.ts';

/**
 * How an app is provided: part of Casbah (`CASBAH`), through its API with an account (`API`, a securlet), or by gateway
 * traffic (`GW`).
 */
export const APP_CATEGORIES = ['CASBAH', 'API', 'GW'] as const;
export type AppCategory = (typeof APP_CATEGORIES)[number];

/** Category of custom gateway apps. */
export const CUSTOM_APP_CATEGORY = 'Custom App';

/** Fields of use for Store apps. */
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

/** Features of an app by name: the sub-features of a subscription. */
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

/** Features that work today. All others can be subscribed to and are marked as not built yet. */
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

/** An app in one category: the same app can be subscribed to by API and by gateway. */
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
  /** In URLs: `google_apps`. */
  key: string;
  /** On the wire: `Google Apps`. */
  name: string;
  /** Current name: `Google Workspace`. */
  title: string;
  field: AppField;
  /** Catalog services it covers. */
  services: readonly string[];
  ways: readonly AppWay[];
  /** Area of Casbah it represents. */
  area?: Area;
  /** Name in scopes and components. */
  securlet?: SecurletApp;
}

/** URL key from any name of an app: lower case, underscores for spaces. */
export function appKeyOf(name: string): string {
  return name.trim().toLowerCase().replace(/\s+/g, '_');
}

export function wayOf(app: StoreApp, category: AppCategory): AppWay | undefined {
  return app.ways.find((way) => way.category === category);
}

/** Name of an app in the list of apps someone may enable, and in scopes of grants. */
export function activationName({ securlet, key }: Pick<StoreApp, 'securlet' | 'key'>): string {
  return securlet ?? key;
}
