import type { DataIdentifier } from '../../identifier.ts';
import { base62, hex } from '../body.ts';
import { markedToken, namedToken } from '../token.ts';

export const TWILIO: readonly DataIdentifier[] = [
  markedToken({
    id: 'twilio-api-key',
    name: 'Twilio API key SID',
    prefix: 'SK',
    body: hex(32),
    source: 'https://www.twilio.com/docs/iam/api-keys',
  }),
  namedToken({
    id: 'twilio-auth-token',
    name: 'Twilio auth token',
    named: 'twilio[\\w.-]*[ ]?(?:token|auth|secret)',
    label: 'TWILIO_AUTH_TOKEN',
    body: hex(32),
    source: 'https://www.twilio.com/docs/iam/api',
  }),
  namedToken({
    id: 'twilio-api-secret',
    name: 'Twilio API key secret',
    named: 'twilio[\\w.-]*[ ]?secret',
    label: 'TWILIO_API_SECRET',
    body: base62(32),
    source: 'https://www.twilio.com/docs/iam/api-keys',
  }),
];
