import { readCsv } from '../cores/csv.ts';
import type { Line } from '../lines/line.ts';
import { LONGEST_FOR_PATTERNS } from './format.ts';
import { type FoundSign, macIn, signFormat } from './sign-format.ts';

const DHCPD = /\bdhcpd6?(?:\[\d{1,10}\])?:\s*/;
const ACKNOWLEDGED =
  /^DHCPACK (?:on|to) ([0-9a-f.:]+)(?: (?:to )?\(?([0-9a-f]{1,2}(?::[0-9a-f]{1,2}){5})\)?)?(?: \(([^()\s]{1,255})\))?(?:.*?\blease-duration (\d{1,10}))?/i;
const GIVEN_BACK =
  /^DHCP(?:RELEASE of|DECLINE of|EXPIRE on) ([0-9a-f.:]+)(?: (?:from|to) ([0-9a-f]{1,2}(?::[0-9a-f]{1,2}){5}))?(?: \(([^()\s]{1,255})\))?/i;

export const iscDhcpd = signFormat({
  name: 'isc-dhcpd',
  title: 'ISC dhcpd and Infoblox (leases), syslog',
  marks: ['dhcpd'],
  locate: ({ text }) => {
    if (!text.includes('dhcpd')) return -1;
    const match = DHCPD.exec(text.slice(0, LONGEST_FOR_PATTERNS));
    return match === null ? -1 : match.index + match[0].length;
  },
  read: (text, start): FoundSign | string | undefined => {
    const message = text.slice(start, start + LONGEST_FOR_PATTERNS);
    const got = ACKNOWLEDGED.exec(message);
    if (got !== null) {
      const [, address, mac, host, lease] = got;
      // The same words for new and renewed leases.
      return { kind: 'renew', time: undefined, address, mac: padded(mac), host, lease };
    }
    const back = GIVEN_BACK.exec(message);
    if (back !== null) {
      const [, address, mac, host] = back;
      return { kind: 'release', time: undefined, address, mac: padded(mac), host };
    }
    return 'gives nobody an address';
  },
});

/** `0:1b:…` for `00:1b:…`. */
function padded(mac: string | undefined): string | undefined {
  return mac
    ?.split(':')
    .map((part) => part.padStart(2, '0'))
    .join(':');
}

/** Windows DHCP server event IDs: 10 new lease, 11 renewal, 12 release, 13 address in use, 17 and 18 expired. */
const WINDOWS: Readonly<Record<string, FoundSign['kind']>> = {
  10: 'lease',
  11: 'renew',
  12: 'release',
  16: 'release',
  17: 'release',
  18: 'release',
  20: 'lease',
};

const WINDOWS_LINE = /^\d{2,5},\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4},\d{1,2}:\d{2}:\d{2},[^,]{1,64},/;

function isWindowsDhcp(text: string, at: number): boolean {
  return WINDOWS_LINE.test(text.slice(at, at + 160));
}

export const windowsDhcp = signFormat({
  name: 'windows-dhcp',
  title: 'Windows DHCP server (leases), DhcpSrvLog',
  locate: (line: Line) => line.startOf(isWindowsDhcp),
  read: (text, start) => {
    const values: string[] = [];
    const count = readCsv(text, start, ',', values);
    if (count < 7) return undefined;
    const [id = '', date = '', clock = '', what, address, host, mac = ''] = values;
    const kind = WINDOWS[Number(id)];
    if (kind === undefined) return `${what?.slice(0, 64) ?? id} gives nobody an address`;
    // Client IDs that aren't MAC addresses are longer.
    return { kind, time: `${fullYear(date)} ${clock}`, address, host, mac: macIn(mac), message: what };
  },
});

/** `11/21/26` → `11/21/2026` */
function fullYear(date: string): string {
  return date.replace(/([/.-])(\d{2})$/, '$120$2');
}

const KEA = /\b(DHCP[46]_(?:LEASE_ALLOC|LEASE_REUSE|RELEASE|LEASE_EXPIRE\w*|\w+))\b/;
const KEA_TIME = /^(\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}(?:\.\d{1,6})?)/;
const KEA_LEASE = /\b(?:lease|lease for address|address|the lease for address) ([0-9a-f.:]{3,45})(?= )/i;

export const keaDhcp = signFormat({
  name: 'kea-dhcp',
  title: 'Kea DHCP (leases)',
  marks: ['kea-dhcp'],
  locate: ({ text }) => {
    if (!text.includes('kea-dhcp')) return -1;
    return KEA.exec(text.slice(0, LONGEST_FOR_PATTERNS))?.index ?? -1;
  },
  read: (text, start) => {
    const message = text.slice(start, start + LONGEST_FOR_PATTERNS);
    const what = KEA.exec(message)?.[1] ?? '';
    const isLease = /^DHCP[46]_LEASE_(?:ALLOC|REUSE)$/.test(what);
    const isRelease = /^DHCP[46]_(?:RELEASE|LEASE_EXPIRE\w*)$/.test(what) && !message.includes('failed');
    if (!isLease && !isRelease) return `${what} gives nobody an address`;
    const address = KEA_LEASE.exec(message)?.[1];
    if (address === undefined) return undefined;
    return {
      kind: isLease ? 'renew' : 'release',
      time: KEA_TIME.exec(text)?.[1],
      address,
      mac: /\bhwtype=\d+ ([0-9a-f:]{17})/i.exec(message)?.[1],
      lease: isLease ? /\bfor (\d{1,10}) seconds/.exec(message)?.[1] : undefined,
      message: what,
    };
  },
});
