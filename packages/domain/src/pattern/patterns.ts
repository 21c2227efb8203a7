import * as address from './address.ts';
import { SELECT_QUERY } from './expression.ts';
import { FILE_EXTENSION } from './file-extension.ts';
import * as thing from './names-of-things.ts';
import * as network from './network.ts';
import * as number from './number.ts';
import type { Pattern } from './pattern.ts';
import * as text from './text.ts';

/**
 * Field validation rules by name, used in forms, on the wire and in imports. Those of future areas are in
 * `planned-patterns.ts`.
 */
export const PATTERNS = {
  name: text.NAME,
  group_name: text.GROUP_NAME,
  notes: text.NOTES,
  profile_name: text.NAME,
  profile_notes: text.PROFILE_NOTES,
  key_server_key: text.KEY_SERVER_KEY,
  phone: text.PHONE,
  email: address.EMAIL,
  domain: address.DOMAIN,
  host: network.HOST,
  port: network.PORT,
  mfa_code: number.MFA_CODE,
  select_query: SELECT_QUERY,
  provider_name: thing.PROVIDER_NAME,
  saml_attribute: thing.SAML_ATTRIBUTE,
  datasource_name: thing.SOURCE_OR_APP_NAME,
  brr_profile_name: thing.BRR_PROFILE_NAME,
  content_profile_name: thing.CONTENT_PROFILE_NAME,
  file_extension: FILE_EXTENSION,
} as const satisfies Record<string, Pattern>;

export type PatternName = keyof typeof PATTERNS;

/** Whether a text is valid for a field. */
export function matches(name: PatternName, given: string): boolean {
  return PATTERNS[name].accepts(given);
}
