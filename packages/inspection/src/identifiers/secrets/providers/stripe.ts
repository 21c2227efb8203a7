import type { DataIdentifier } from '../../identifier.ts';
import { base62 } from '../body.ts';
import { markedToken } from '../token.ts';

export const STRIPE: readonly DataIdentifier[] = [
  markedToken({
    id: 'stripe-secret-key',
    name: 'Stripe secret or restricted key',
    prefix: ['sk_live_', 'rk_live_', 'sk_test_', 'rk_test_', 'sk_prod_', 'rk_prod_'],
    body: base62(20, 247),
    source: 'https://docs.stripe.com/keys',
  }),
  markedToken({
    id: 'stripe-webhook-secret',
    name: 'Stripe webhook signing secret',
    prefix: 'whsec_',
    body: { form: '[A-Za-z0-9+/]{32,64}={0,2}', sample: base62(32).sample },
    source: 'https://docs.stripe.com/webhooks/signature',
  }),
];
