import type { DataIdentifier } from '../../identifier.ts';
import { hex } from '../body.ts';
import { markedToken } from '../token.ts';

export const SHOPIFY: readonly DataIdentifier[] = [
  markedToken({
    id: 'shopify-access-token',
    name: 'Shopify access token or shared secret',
    prefix: ['shpat_', 'shpca_', 'shppa_', 'shpss_', 'shptka_', 'shpua_'],
    body: { form: '[0-9a-fA-F]{32}', sample: hex(32).sample },
    source: 'https://shopify.dev/docs/apps/build/authentication-authorization',
  }),
];
