import * as address from './address.ts';
import { REGULAR_EXPRESSION } from './expression.ts';
import * as thing from './names-of-things.ts';
import * as network from './network.ts';
import * as number from './number.ts';
import type { Pattern } from './pattern.ts';
import * as text from './text.ts';

/** Patterns of future areas. An area that needs one moves it to `patterns.ts`, with its message. */
export const PLANNED_PATTERNS = {
  description: text.DESCRIPTION,
  title: text.TITLE,
  source_password: text.SOURCE_PASSWORD,
  zip: text.ZIP,
  tenant_id: text.TENANT_ID,
  appliance_name: text.APPLIANCE_NAME,
  identifier: text.IDENTIFIER,
  identifier_with_spaces: text.IDENTIFIER_WITH_SPACES,
  identifier_letter_first: text.IDENTIFIER_LETTER_FIRST,
  server_sic_name: text.SERVER_SIC_NAME,
  uri: address.URI_REFERENCE,
  url: address.WEB_URL,
  protocol: address.PROTOCOL,
  domain_or_email: address.DOMAIN_OR_EMAIL,
  control_entry: address.CONTROL_ENTRY,
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
  user_id: number.USER_ID,
  regular_expression: REGULAR_EXPRESSION,
  okta_url: thing.OKTA_URL,
  app_name: thing.SOURCE_OR_APP_NAME,
  sequence_detector_name: thing.SEQUENCE_DETECTOR_NAME,
} as const satisfies Record<string, Pattern>;
