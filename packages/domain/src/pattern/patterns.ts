import * as address from './address.ts';
import { REGULAR_EXPRESSION, SELECT_QUERY } from './expression.ts';
import { FILE_EXTENSION } from './file-extension.ts';
import * as thing from './names-of-things.ts';
import * as network from './network.ts';
import * as number from './number.ts';
import type { Pattern } from './pattern.ts';
import * as text from './text.ts';

/** Every pattern by its name: forms, the wire and files of people hold a field to one of these, and say the same where it is not. */
export const PATTERNS = {
  name: text.NAME,
  group_name: text.GROUP_NAME,
  description: text.DESCRIPTION,
  notes: text.NOTES,
  profile_name: text.NAME,
  profile_notes: text.PROFILE_NOTES,
  title: text.TITLE,
  source_password: text.SOURCE_PASSWORD,
  key_server_key: text.KEY_SERVER_KEY,
  phone: text.PHONE,
  zip: text.ZIP,
  tenant_id: text.TENANT_ID,
  appliance_name: text.APPLIANCE_NAME,
  identifier: text.IDENTIFIER,
  identifier_with_spaces: text.IDENTIFIER_WITH_SPACES,
  identifier_letter_first: text.IDENTIFIER_LETTER_FIRST,
  server_sic_name: text.SERVER_SIC_NAME,
  email: address.EMAIL,
  domain: address.DOMAIN,
  uri: address.URI_REFERENCE,
  url: address.WEB_URL,
  protocol: address.PROTOCOL,
  domain_or_email: address.DOMAIN_OR_EMAIL,
  control_entry: address.CONTROL_ENTRY,
  host: network.HOST,
  port: network.PORT,
  ipv4: network.IPV4,
  subnet: network.SUBNET,
  ipv4_cidr: network.IPV4_CIDR,
  ip_list: network.IP_LIST,
  numeric: number.NUMERIC,
  greater_than_zero: number.GREATER_THAN_ZERO,
  one_to_four: number.ONE_TO_FOUR,
  one_to_twenty: number.ONE_TO_TWENTY,
  history_days: number.HISTORY_DAYS,
  brr: number.BRR,
  weight: number.WEIGHT,
  mfa_code: number.MFA_CODE,
  user_id: number.USER_ID,
  regular_expression: REGULAR_EXPRESSION,
  select_query: SELECT_QUERY,
  file_extension: FILE_EXTENSION,
  provider_name: thing.PROVIDER_NAME,
  saml_attribute: thing.SAML_ATTRIBUTE,
  okta_url: thing.OKTA_URL,
  datasource_name: thing.SOURCE_OR_APP_NAME,
  app_name: thing.SOURCE_OR_APP_NAME,
  brr_profile_name: thing.BRR_PROFILE_NAME,
  content_profile_name: thing.CONTENT_PROFILE_NAME,
  sequence_detector_name: thing.SEQUENCE_DETECTOR_NAME,
} as const satisfies Record<string, Pattern>;

export type PatternName = keyof typeof PATTERNS;
export const PATTERN_NAMES = Object.keys(PATTERNS) as [PatternName, ...PatternName[]];

/** Whether a text is what a field may hold. */
export function matches(name: PatternName, given: string): boolean {
  return PATTERNS[name].accepts(given);
}
