import { CONTENT_RISKS } from '../content-risk.ts';
import { LOG_FIELDS } from '../filter/log-fields.ts';
import { defineFields } from '../filter/vocabulary.ts';
import { SEVERITIES } from './response.ts';

/** Which way a file goes, seen from the person. */
export const DIRECTIONS = ['upload', 'download'] as const;
export type Direction = (typeof DIRECTIONS)[number];

/** How data leaves an endpoint. */
export const ENDPOINT_CHANNELS = [
  'removable_storage',
  'network_share',
  'printer',
  'clipboard',
  'web',
  'mail',
  'application',
] as const;

/** Facts that only policies ask for. Everything else means what it means in the log of events. */
const OWN = defineFields({
  group: { of: 'person', type: 'word' }, // ID or name of one of the user's groups
  threat_score: { of: 'person', type: 'number', mayBeUnknown: true },
  content: { of: 'content', type: 'word' }, // ID or name of a content profile that the content violates
  content_risk: { of: 'content', type: 'word', values: CONTENT_RISKS },
  match_count: { of: 'content', type: 'number', mayBeUnknown: true }, // different matches of all violated profiles
  file_class: { of: 'content', type: 'word' },
  file_format: { of: 'content', type: 'word' },
  direction: { of: 'request', type: 'word', values: DIRECTIONS, mayBeUnknown: true },
  owner: { of: 'request', type: 'word' },
  target_domain: { of: 'request', type: 'word' }, // domain of one of the people affected
  channel: { of: 'request', type: 'word', values: ENDPOINT_CHANNELS, mayBeUnknown: true },
  application: { of: 'request', type: 'word' },
  detector: { of: 'detection', type: 'word' },
  detector_severity: { of: 'detection', type: 'word', values: SEVERITIES, mayBeUnknown: true },
  check: { of: 'posture', type: 'word' },
  check_severity: { of: 'posture', type: 'word', values: SEVERITIES, mayBeUnknown: true },
  resource: { of: 'posture', type: 'word' },
  resource_type: { of: 'posture', type: 'word' },
});

/** Fields of all policies' conditions. Each type can use some of them (`POLICY_TYPE_FORMS`). */
export const POLICY_FIELDS = defineFields({ ...LOG_FIELDS, ...OWN });
export type PolicyField = keyof typeof POLICY_FIELDS;

/** What is decided about: known facts by field. Several values where a thing has several, such as a person's groups. */
export type Facts = { readonly [Field in PolicyField]?: string | number | readonly string[] | undefined };
