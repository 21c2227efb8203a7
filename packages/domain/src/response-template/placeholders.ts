import type { PolicyType } from '../policy/policy-type.ts';

/** Facts that messages can contain as `{{name}}`, by what they are about. Names are those of the specification (SH-E005). */
export const PLACEHOLDER_GROUPS = {
  policy: [
    'policy_name',
    'policy_type',
    'severity',
    'timestamp',
    'incident_id',
    'incident_status',
    'blocked_status',
    'detector_id',
  ],
  person: ['users_scope', 'account_type', 'account_name', 'geoip_scope', 'platform', 'browser'],
  activity: [
    'applications',
    'activities_scope',
    'transfer_type',
    'channel_type',
    'protocol_id',
    'weburl',
    'site_urls',
  ],
  file: [
    'filename_pattern',
    'path',
    'file_size',
    'file_scope_types',
    'file_link',
    'folder_scope',
    'total_files_count',
    'folder_match_summary',
  ],
  content: ['match_count', 'content_risks', 'content_checks', 'profile_name'],
  sharing: [
    'exposure_scope',
    'recipient_scope',
    'recipients',
    'sender_email',
    'subject',
    'filenames_attachments',
  ],
  service: [
    'category',
    'risk_level',
    'brr',
    'brr_score',
    'brr_risk_category',
    'user_count',
    'total_downloaded_bytes',
    'total_uploaded_bytes',
  ],
  resource: ['check_name', 'resource_name', 'resource_type'],
} as const;
export type PlaceholderGroup = keyof typeof PLACEHOLDER_GROUPS;
export type Placeholder = (typeof PLACEHOLDER_GROUPS)[PlaceholderGroup][number];

export const PLACEHOLDERS: readonly Placeholder[] = Object.values(PLACEHOLDER_GROUPS).flat();

const NAMES: ReadonlySet<string> = new Set(PLACEHOLDERS);

export function isPlaceholder(name: string): name is Placeholder {
  return NAMES.has(name);
}

const EVERY = ['policy_name', 'policy_type', 'severity', 'timestamp', 'users_scope', 'applications'] as const;
const INCIDENT = ['incident_id', 'incident_status'] as const;
const CLIENT = ['geoip_scope', 'platform', 'browser'] as const;
const ACCOUNT = ['account_type', 'account_name'] as const;
const FILE = [
  'filename_pattern',
  'path',
  'file_size',
  'file_scope_types',
  'total_files_count',
  'folder_match_summary',
] as const;
const SHARING = ['exposure_scope', 'recipient_scope', 'file_link', 'folder_scope', 'site_urls'] as const;
const WEB = ['weburl', 'transfer_type'] as const;
const SERVICE = ['category', 'risk_level', 'brr', 'brr_score', 'brr_risk_category'] as const;
const { content: CONTENT } = PLACEHOLDER_GROUPS;

/** What is known when a policy of each type matches. */
const OF_TYPE: Readonly<Record<PolicyType, readonly Placeholder[]>> = {
  documentshare: [
    ...[...EVERY, ...INCIDENT, ...CLIENT, ...ACCOUNT, ...FILE, ...CONTENT, ...SHARING, ...SERVICE],
    ...(['blocked_status', 'activities_scope'] as const),
  ],
  documentshareapi: [...EVERY, ...INCIDENT, ...FILE, ...CONTENT, ...SHARING, 'activities_scope'],
  accessenforceapi: [
    ...[...EVERY, ...INCIDENT, ...CLIENT, ...ACCOUNT],
    ...(['activities_scope', 'recipient_scope'] as const),
  ],
  filexfer: [
    ...[...EVERY, ...INCIDENT, ...CLIENT, ...ACCOUNT, ...FILE, ...CONTENT, ...WEB, ...SERVICE],
    ...(['blocked_status', 'activities_scope'] as const),
  ],
  anomalydetect: [
    ...[...EVERY, ...INCIDENT, ...CLIENT],
    ...(['blocked_status', 'detector_id', 'risk_level', 'activities_scope'] as const),
  ],
  accessenforcement: [
    ...[...EVERY, ...INCIDENT, ...CLIENT, ...ACCOUNT, ...SERVICE],
    ...(['blocked_status', 'activities_scope', 'weburl'] as const),
  ],
  shadowitviaaudit: [
    ...[...EVERY, ...INCIDENT, ...SERVICE],
    ...(['user_count', 'total_downloaded_bytes', 'total_uploaded_bytes'] as const),
  ],
  configassessmentapi: [
    ...[...EVERY, ...INCIDENT],
    ...(['account_name', 'profile_name', 'check_name', 'resource_name', 'resource_type'] as const),
  ],
  filterpolicy: [
    ...[...EVERY, ...CLIENT, ...WEB, ...SERVICE],
    ...(['filename_pattern', 'file_size', 'file_scope_types'] as const),
  ],
  clouddlpwss: [
    ...[...EVERY, ...INCIDENT, ...CLIENT, ...FILE, ...CONTENT, ...WEB, ...SERVICE],
    ...(['blocked_status', 'activities_scope', 'channel_type', 'protocol_id'] as const),
  ],
  clouddlpemail: [
    ...[...EVERY, ...INCIDENT, ...CONTENT],
    ...(['blocked_status', 'channel_type', 'protocol_id', 'sender_email', 'recipients'] as const),
    ...(['subject', 'filenames_attachments'] as const),
  ],
  clouddlpendpoint: [
    ...[...EVERY, ...INCIDENT, ...FILE, ...CONTENT],
    ...(['blocked_status', 'platform', 'channel_type', 'protocol_id', 'weburl'] as const),
  ],
  clouddlpgenericrest: [
    ...[...EVERY, ...INCIDENT, ...FILE, ...CONTENT],
    ...(['blocked_status', 'activities_scope', 'transfer_type', 'channel_type'] as const),
  ],
  documentsecurity: [...EVERY, ...INCIDENT, ...FILE, ...CONTENT, ...SHARING, 'activities_scope'],
};

/** Placeholders that a policy type can fill, in the order of the groups. */
export function placeholdersOf(type: PolicyType): readonly Placeholder[] {
  const known = new Set(OF_TYPE[type]);
  return PLACEHOLDERS.filter((placeholder) => known.has(placeholder));
}
