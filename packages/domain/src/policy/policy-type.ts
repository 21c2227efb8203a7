import type { PolicyField } from './policy-fields.ts';
import type { ResponseKind } from './response.ts';

/** Kinds of policies by what they watch and where they are enforced. Names are those of the specification (SH-K046 to SH-K059). */
export const POLICY_TYPES = [
  'documentshare',
  'documentshareapi',
  'accessenforceapi',
  'filexfer',
  'anomalydetect',
  'accessenforcement',
  'shadowitviaaudit',
  'configassessmentapi',
  'filterpolicy',
  'clouddlpwss',
  'clouddlpemail',
  'clouddlpendpoint',
  'clouddlpgenericrest',
  'documentsecurity',
] as const;
export type PolicyType = (typeof POLICY_TYPES)[number];

/** Where what a policy watches is seen, and so where it can be stopped. */
export type Enforcement =
  | 'gateway'
  | 'app'
  | 'mail'
  | 'endpoint'
  | 'request'
  | 'logs'
  | 'detection'
  | 'posture';

export interface PolicyTypeForm {
  enforcement: Enforcement;
  /** Fields that its conditions can use. */
  fields: readonly PolicyField[];
  /** Responses that it can ask for. */
  responses: readonly ResponseKind[];
}

const WHO = ['user', 'user_domain', 'group', 'threat_score', 'src_ip', 'country', 'city', 'network'] as const;
const WITH_WHAT = ['device', 'device_type', 'os', 'browser', 'user_agent'] as const;
const WHICH_SERVICE = [
  'app',
  'service',
  'category',
  'risk',
  'risk_score',
  'brr',
  'vendor',
  'headquarters',
  'tag',
] as const;
const WHAT = ['activity', 'object_type', 'object', 'object_id', 'path'] as const;
const CONTENT = ['content', 'content_risk', 'match_count', 'file_class', 'file_format', 'size'] as const;
const SHARING = ['exposure', 'target', 'owner', 'role'] as const;
const WEB = ['host', 'url', 'method', 'content_type'] as const;

const ON_ANYTHING = ['notify', 'ticket', 'raise_incident'] as const satisfies readonly ResponseKind[];
const ON_REQUESTS = [
  'block',
  'require_second_factor',
  'coach',
  'insert_header',
  ...ON_ANYTHING,
] as const satisfies readonly ResponseKind[];
const ON_FILES = [
  'quarantine',
  'tombstone',
  'encrypt',
  'legal_hold',
] as const satisfies readonly ResponseKind[];
const ON_SHARES = ['unshare', 'change_access', 'change_owner'] as const satisfies readonly ResponseKind[];

/** What each type can ask and do. */
export const POLICY_TYPE_FORMS: Readonly<Record<PolicyType, PolicyTypeForm>> = {
  documentshare: {
    enforcement: 'gateway',
    fields: [...WHO, ...WITH_WHAT, ...WHICH_SERVICE, ...WHAT, ...SHARING, ...CONTENT],
    responses: ON_REQUESTS,
  },
  documentshareapi: {
    enforcement: 'app',
    fields: [...WHO, ...WHICH_SERVICE, ...WHAT, ...SHARING, ...CONTENT],
    responses: [...ON_FILES, ...ON_SHARES, ...ON_ANYTHING],
  },
  accessenforceapi: {
    enforcement: 'app',
    fields: [
      ...WHO,
      ...WITH_WHAT,
      ...WHICH_SERVICE,
      ...WHAT,
      'outcome',
      'session',
      'account',
      'target',
      'role',
    ],
    responses: ['revoke_token', ...ON_ANYTHING],
  },
  filexfer: {
    enforcement: 'gateway',
    fields: [...WHO, ...WITH_WHAT, ...WHICH_SERVICE, ...WHAT, ...WEB, 'direction', ...CONTENT],
    responses: ON_REQUESTS,
  },
  anomalydetect: {
    enforcement: 'detection',
    fields: [...WHO, 'app', 'service', 'detector', 'detector_severity'],
    responses: ['block', 'require_second_factor', 'revoke_token', ...ON_ANYTHING],
  },
  accessenforcement: {
    enforcement: 'gateway',
    fields: [...WHO, ...WITH_WHAT, ...WHICH_SERVICE, ...WHAT, ...WEB],
    responses: ON_REQUESTS,
  },
  shadowitviaaudit: {
    enforcement: 'logs',
    fields: [
      ...([
        'service',
        'category',
        'risk',
        'risk_score',
        'brr',
        'vendor',
        'headquarters',
        'tag',
        'seen',
      ] as const),
      ...(['source', 'host', 'url', 'method', 'status', 'action', 'content_type', 'log_category'] as const),
      ...(['dst_ip', 'dst_port', 'device_type', 'os', 'browser', 'country'] as const),
      ...(['bytes_up', 'bytes_down', 'uploaded', 'downloaded', 'traffic', 'requests', 'users'] as const),
    ],
    responses: ['tag', ...ON_ANYTHING],
  },
  configassessmentapi: {
    enforcement: 'posture',
    fields: [
      'app',
      'service',
      'account',
      'check',
      'check_severity',
      'resource',
      'resource_type',
      'country',
      'tag',
    ],
    responses: ON_ANYTHING,
  },
  filterpolicy: {
    enforcement: 'gateway',
    fields: [
      ...WHO,
      ...WITH_WHAT,
      ...WHICH_SERVICE,
      ...WEB,
      'object',
      'direction',
      'file_class',
      'file_format',
      'size',
    ],
    responses: ['skip_inspection'],
  },
  clouddlpwss: {
    enforcement: 'gateway',
    fields: [...WHO, ...WITH_WHAT, ...WHICH_SERVICE, ...WHAT, ...WEB, 'direction', ...CONTENT],
    responses: ON_REQUESTS,
  },
  clouddlpemail: {
    enforcement: 'mail',
    fields: [
      'user',
      'user_domain',
      'group',
      'threat_score',
      'target',
      'target_domain',
      'object',
      'message',
      ...CONTENT,
    ],
    responses: ['block', 'quarantine', 'encrypt', 'insert_header', ...ON_ANYTHING],
  },
  clouddlpendpoint: {
    enforcement: 'endpoint',
    fields: [...WHO, 'device', 'os', 'channel', 'application', 'host', 'url', 'object', 'path', ...CONTENT],
    responses: ['block', 'coach', 'quarantine', 'encrypt', ...ON_ANYTHING],
  },
  clouddlpgenericrest: {
    enforcement: 'request',
    fields: [...WHO, ...WHICH_SERVICE, ...WHAT, 'direction', ...CONTENT],
    responses: ['block', 'quarantine', ...ON_ANYTHING],
  },
  documentsecurity: {
    enforcement: 'app',
    fields: [...WHO, ...WHICH_SERVICE, ...WHAT, ...SHARING, ...CONTENT],
    responses: ['encrypt', 'change_access', 'legal_hold', ...ON_ANYTHING],
  },
};
