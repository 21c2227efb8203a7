import type { DataIdentifier } from '../identifier.ts';
import { CREDENTIAL_FILES } from './formats/credential-files.ts';
import { PRIVATE_KEYS } from './formats/private-keys.ts';
import { WEB_TOKENS } from './formats/web-tokens.ts';
import { PROVIDERS } from './providers/providers.ts';
import { ASSIGNED_KEYS } from './written/keys.ts';
import { PASSWORDS } from './written/passwords.ts';
import { URL_PASSWORDS } from './written/urls.ts';

/** Keys and tokens of providers, private keys, and passwords and keys known by how they are written. */
export const SECRET_IDENTIFIERS: readonly DataIdentifier[] = [
  ...PROVIDERS,
  ...PRIVATE_KEYS,
  ...WEB_TOKENS,
  ...CREDENTIAL_FILES,
  ...URL_PASSWORDS,
  ...PASSWORDS,
  ...ASSIGNED_KEYS,
];
