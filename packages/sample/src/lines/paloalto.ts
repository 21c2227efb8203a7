import { isoTime } from '@casbah/domain/iso-time';
import { deviceOf } from '../device.ts';
import { addressOf, type Request } from '../request.ts';

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const SERIAL = '013201029384';

function csv(values: readonly (string | number)[]): string {
  return values
    .map((value) => (/[",]/.test(String(value)) ? `"${String(value).replaceAll('"', '""')}"` : value))
    .join(',');
}

/** `<14>Nov 20 08:14:22 fw-lyon-01 `: the firewall logs by syslog with a UTC clock. */
function syslogHeader(iso: string): string {
  const month = MONTHS[Number(iso.slice(5, 7)) - 1] ?? 'Jan';
  const day = String(Number(iso.slice(8, 10))).padStart(2, ' ');
  return `<14>${month} ${day} ${iso.slice(11, 19)} fw-lyon-01 `;
}

function clock(iso: string): string {
  return `${iso.slice(0, 4)}/${iso.slice(5, 7)}/${iso.slice(8, 10)} ${iso.slice(11, 19)}`;
}

/** A THREAT log of subtype `url`: user, URL and action. Has no byte counts. */
export function paloaltoUrlLine(request: Request, sequence: number): string {
  const { person, host } = request;
  const iso = isoTime(request.time);
  const at = clock(iso);
  const blocked = request.verdict === 'blocked';
  const category = request.category.toLowerCase().replaceAll(' ', '-');
  const fields = [
    1,
    at,
    SERIAL,
    'THREAT',
    'url',
    2562,
    at,
    person.address,
    addressOf(host),
    person.site.egress,
    addressOf(host),
    'web-out',
    `atlas\\${person.account}`,
    '',
    'ssl',
    'vsys1',
    'trust',
    'untrust',
    'ethernet1/2',
    'ethernet1/1',
    'to-syslog',
    at,
    400_000 + (sequence % 500_000),
    1,
    49_152 + (sequence % 16_000),
    443,
    20_000 + (sequence % 40_000),
    443,
    '0x40b000',
    'tcp',
    blocked ? 'block-url' : 'alert',
    `${host}${request.path}`,
    '(9999)',
    category,
    'informational',
    'client-to-server',
    7_300_000_000 + sequence,
    '0x8000000000000000',
    '10.0.0.0-10.255.255.255',
    'United States',
    '',
    request.contentType,
    0,
    '',
    '',
    1,
    deviceOf(request).userAgent,
    '',
    '',
    '',
    '',
    '',
    '',
    0,
    12,
    0,
    0,
    0,
    '',
    'fw-lyon-01',
    '',
    '',
    '',
    request.method.toLowerCase(),
    0,
    '',
    0,
    '',
    'N/A',
    'N/A',
    'AppThreat-0-0',
    '0x0',
    0,
    4_294_967_295,
    '',
    `${category},low-risk`,
    '7a1d6d4c-3c6e-4e59-9d3f-0a1b2c3d4e5f',
    0,
  ];
  return syslogHeader(iso) + csv(fields);
}

/** A TRAFFIC log at the end of a session: byte counts and addresses, no URL. */
export function paloaltoTrafficLine(request: Request, sequence: number): string {
  const { person, host } = request;
  const iso = isoTime(request.time + request.duration);
  const at = clock(iso);
  const fields = [
    1,
    at,
    SERIAL,
    'TRAFFIC',
    'end',
    2562,
    at,
    person.address,
    addressOf(host),
    person.site.egress,
    addressOf(host),
    'web-out',
    `atlas\\${person.account}`,
    '',
    'ssl',
    'vsys1',
    'trust',
    'untrust',
    'ethernet1/2',
    'ethernet1/1',
    'to-syslog',
    at,
    400_000 + (sequence % 500_000),
    1,
    49_152 + (sequence % 16_000),
    443,
    20_000 + (sequence % 40_000),
    443,
    '0x40001c',
    'tcp',
    'allow',
    request.bytesUp + request.bytesDown,
    request.bytesUp,
    request.bytesDown,
    2 + Math.ceil((request.bytesUp + request.bytesDown) / 1400),
    clock(isoTime(request.time)),
    Math.ceil(request.duration / 1000),
    'any',
    '',
    7_300_000_000 + sequence,
    '0x8000000000000000',
    '10.0.0.0-10.255.255.255',
    'United States',
    '',
    1 + Math.ceil(request.bytesUp / 1400),
    1 + Math.ceil(request.bytesDown / 1400),
    'tcp-fin',
    12,
    0,
    0,
    0,
    '',
    'fw-lyon-01',
    'from-policy',
  ];
  return syslogHeader(iso) + csv(fields);
}
