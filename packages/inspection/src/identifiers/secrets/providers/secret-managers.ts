import type { DataIdentifier } from '../../identifier.ts';
import { base62, base64, base64url, hex, sequence, uuid } from '../body.ts';
import { markedToken, namedToken } from '../token.ts';

export const SECRET_MANAGERS: readonly DataIdentifier[] = [
  markedToken({
    id: 'vault-token',
    name: 'HashiCorp Vault token',
    prefix: ['hvs.', 'hvb.', 'hvr.'],
    body: base64url(24, 300),
    source: 'https://developer.hashicorp.com/vault/docs/concepts/tokens',
  }),
  namedToken({
    id: 'vault-token-old',
    name: 'HashiCorp Vault token, before 1.10',
    named: 'vault',
    label: 'VAULT_TOKEN',
    body: sequence({ form: '[sbr][.]', sample: () => 's.' }, base62(24)),
    source: 'https://developer.hashicorp.com/vault/docs/concepts/tokens',
  }),
  markedToken({
    id: 'doppler-token',
    name: 'Doppler token',
    prefix: ['dp.pt.', 'dp.ct.', 'dp.sa.', 'dp.scim.', 'dp.audit.'],
    body: base62(40, 44),
    source: 'https://docs.doppler.com/reference/auth-token-formats',
  }),
  markedToken({
    id: 'doppler-service-token',
    name: 'Doppler service token',
    prefix: 'dp.st.',
    body: sequence({ form: '(?:[a-z0-9_-]{2,35}[.])?', sample: () => 'prd.' }, base62(40, 44)),
    source: 'https://docs.doppler.com/reference/auth-token-formats',
  }),
  markedToken({
    id: 'infisical-token',
    name: 'Infisical service token',
    prefix: 'st.',
    body: sequence(hex(24), '.', hex(32), '.', hex(32)),
    source: 'https://infisical.com/docs/documentation/platform/token',
  }),
  markedToken({
    id: 'bitwarden-access-token',
    name: 'Bitwarden Secrets Manager access token',
    prefix: '0.',
    body: sequence(uuid, '.', base62(30), ':', base64(22), '=='),
    source: 'https://bitwarden.com/help/access-tokens/',
  }),
];
