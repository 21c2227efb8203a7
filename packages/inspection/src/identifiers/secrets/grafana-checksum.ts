import { crc32 } from '../../checks/crc-32.ts';
import { type Body, base62 } from './body.ts';

const PREFIX = 'glsa_';
const SECRET_LENGTH = 32;

/** CRC-32 of prefix and secret, as hexadecimal digits of its bytes with the lowest first. Source: pkg/components/satokengen of Grafana. */
function checksum(keyed: string): string {
  const sum = crc32(keyed).toString(16).padStart(8, '0');
  return (sum.match(/../g) ?? []).reverse().join('');
}

export function hasGrafanaChecksum(token: string): boolean {
  const keyed = token.slice(0, PREFIX.length + SECRET_LENGTH);
  return token === `${keyed}_${checksum(keyed)}`;
}

export const grafanaBody: Body = {
  form: `[A-Za-z0-9]{${SECRET_LENGTH}}_[0-9a-f]{8}`,
  sample: (seed) => {
    const secret = base62(SECRET_LENGTH).sample(seed);
    return `${secret}_${checksum(PREFIX + secret)}`;
  },
};
