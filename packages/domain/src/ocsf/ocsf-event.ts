/** Facts of the Open Cybersecurity Schema Framework (OCSF), from https://schema.ocsf.io. */

/** Version of the schema that events follow. */
export const OCSF_VERSION = '1.5.0';

/** Classes by name: `class_uid`; the category is its thousands. */
export const OCSF_CLASSES = {
  account_change: { uid: 3001, caption: 'Account Change' },
  authentication: { uid: 3002, caption: 'Authentication' },
  user_access: { uid: 3005, caption: 'User Access Management' },
  group_management: { uid: 3006, caption: 'Group Management' },
  network_activity: { uid: 4001, caption: 'Network Activity' },
  http_activity: { uid: 4002, caption: 'HTTP Activity' },
  web_resources_activity: { uid: 6001, caption: 'Web Resources Activity' },
  api_activity: { uid: 6003, caption: 'API Activity' },
  file_hosting: { uid: 6006, caption: 'File Hosting Activity' },
} as const;
export type OcsfClass = keyof typeof OCSF_CLASSES;

export const OCSF_CATEGORIES: Readonly<Record<number, string>> = {
  3: 'Identity & Access Management',
  4: 'Network Activity',
  6: 'Application Activity',
};

/** Activity "Other" of every class: `activity_name` then has the source's own name. */
export const OTHER_ACTIVITY = { id: 99, name: 'Other' };

/** A JSON value; absent members are omitted. */
export type OcsfValue =
  | string
  | number
  | boolean
  | undefined
  | readonly OcsfValue[]
  | { readonly [name: string]: OcsfValue };
export type OcsfObject = { readonly [name: string]: OcsfValue };

/** Severity by the word that sources use for it. Unknown words are Informational. */
export function severityOf(word: string | undefined): { id: number; name: string } {
  switch (word?.toLowerCase()) {
    case undefined:
    case 'info':
    case 'informational':
    case 'information':
    case 'debug':
    case 'notice':
      return { id: 1, name: 'Informational' };
    case 'low':
      return { id: 2, name: 'Low' };
    case 'medium':
    case 'moderate':
    case 'warning':
    case 'warn':
      return { id: 3, name: 'Medium' };
    case 'high':
    case 'error':
      return { id: 4, name: 'High' };
    case 'critical':
    case 'emergency':
    case 'alert':
      return { id: 5, name: 'Critical' };
    default:
      return { id: 1, name: 'Informational' };
  }
}
