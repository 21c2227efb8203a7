import { isIpv6 } from '../../checks/ip-address.ts';
import type { Candidate, CheckResult, DataIdentifier } from '../identifier.ts';

const OCTET = '(?:25[0-5]|2[0-4]\\d|1\\d\\d|[1-9]?\\d)';
const KEYWORDS = [
  ...[
    'ip',
    'ip address',
    'ipv4',
    'ipv6',
    'address',
    'addr',
    'host',
    'server',
    'src',
    'dst',
    'source',
    'destination',
    'client',
    'remote',
    'local',
  ],
  ...[
    'bind',
    'listen',
    'gateway',
    'subnet',
    'netmask',
    'dns',
    'ping',
    'ssh',
    'network',
    'from',
    'inet',
    'inet6',
    'route',
    'prefix',
    'unspecified',
  ],
  ...['ip-adresse', 'adresse ip', 'dirección ip', 'ipアドレス', 'アドレス', 'ip地址'],
];
const NOT_AN_ADDRESS =
  /(?:\b(?:version|versión|versions?nummer|ver|v|release|rel|build|firmware|rev|revision|section|sections|chapter|clause|kapitel|abschnitt|article|art|step|fig|figure|table|item|oid|paragraph|§{1,2}|バージョン)\.?["']?\s*[:=]?\s*["']?|\bv|[A-Za-z]-)$/i;

function checkIpv4({ text, before, after }: Candidate): CheckResult {
  if (/\d\.$/.test(before) || /^\.\d/.test(after) || NOT_AN_ADDRESS.test(before)) return false;
  // `Chrome/120.0.0.0` is a version; so are `1.2.3.4-beta` and `Version=1.2.3.4, Culture=…`.
  if (/(?:^|[^/])\b[A-Za-z][\w.-]*\/$/.test(before) && !before.includes('://') && !/\d\/$/.test(before))
    return false;
  if (
    /^(?:-(?:alpha|beta|rc|snapshot|dev|ubuntu|\d+\.)|, culture=|\.(?:in-addr|tar|zip|tgz|whl|jar|exe|msi|deb|rpm))/i.test(
      after,
    )
  )
    return false;
  // Four single digits are as often a version, except for well-known resolvers and what has a port.
  if (
    /^\d\.\d\.\d\.\d$/.test(text) &&
    !/^(?:8\.8\.[84]\.[84]|1\.[01]\.[01]\.1|9\.9\.9\.9|0\.0\.0\.0)$/.test(text)
  )
    return /^(?::\d|\s+-\s|, ?\d+\.)/.test(after) || 'beside_keyword';
  const isHeading = /(?:^|\n)\s*$/.test(before) && /^\s+[A-Z][a-z]/.test(after);
  return !(isHeading && text.split('.').every((octet) => Number(octet) < 30));
}

/** Beginnings of addresses in use: global unicast, unique local, link local, multicast, loopback, mapped and translated IPv4. */
const IN_USE =
  /^(?:[23][0-9a-f]{3}:|f[cd][0-9a-f]{2}:|fe[89ab][0-9a-f]:|ff[0-9a-f]{2}:|::(?:1|ffff:.+)$|64:ff9b:)/i;

function checkIpv6({ text, before, after }: Candidate): CheckResult {
  const [address = ''] = text.split('/');
  if (/[\w:.]$/.test(before) || /^(?:[\w:]|\.\d)/.test(after) || !isIpv6(address)) return false;
  if (text === '::') return /(?:^|[=\s])$/.test(before) && /^(?:[\s,;)]|$)/.test(after) && 'beside_keyword';
  if (IN_USE.test(address) || text.includes('/') || address.includes('.')) return true;
  const groups = address.split(':').filter((group) => group !== '');
  return (groups.length >= 4 && /\d/.test(address)) || 'beside_keyword';
}

export const IP_ADDRESSES: readonly DataIdentifier[] = [
  {
    id: 'ipv4-address',
    name: 'IPv4 address',
    group: 'network',
    risks: ['pii'],
    patterns: [`\\b(?:${OCTET}\\.){3}${OCTET}(?:/(?:3[0-2]|[12]?\\d)\\b)?`],
    isolated: 'word',
    check: checkIpv4,
    keywords: KEYWORDS,
    within: 20,
    reported: 'medium',
    examples: {
      matching: [
        ['Connection from 198.51.100.23 refused', '198.51.100.23'],
        ['route 10.0.0.0/8 via 10.1.2.3', '10.0.0.0/8'],
        ['hosts 192.0.2.1-192.0.2.9', '192.0.2.9'],
        ['http host 203.0.113.7:8080', '203.0.113.7'],
      ],
      clean: [
        'version 1.2.3.4 of the driver',
        'Chrome/120.0.0.0 Safari/537.36',
        'OID 1.3.6.1.4.1.311',
        '300.168.1.1',
        'IP192.168.1.1text',
        '3.1.4.2 Overview',
      ],
    },
    source: 'RFC 791; RFC 4632',
  },
  {
    id: 'ipv6-address',
    name: 'IPv6 address',
    group: 'network',
    risks: ['pii'],
    patterns: [
      '(?:[0-9a-f]{1,4}:|::)(?:[0-9a-f]{0,4}:){0,7}(?:(?:\\d{1,3}\\.){3}\\d{1,3}|[0-9a-f]{1,4})?(?:/(?:12[0-8]|1[01]\\d|[1-9]?\\d)\\b)?',
    ],
    ignoreCase: true,
    isolated: 'word',
    check: checkIpv6,
    keywords: KEYWORDS,
    within: 20,
    reported: 'medium',
    rank: 2,
    examples: {
      matching: [
        ['ping6 2001:db8:85a3::8a2e:370:7334 now', '2001:db8:85a3::8a2e:370:7334'],
        ['[::ffff:192.0.2.1]:80', '::ffff:192.0.2.1'],
        ['prefix 2001:db8::/32.', '2001:db8::/32'],
        ['src=:: dst=::1', '::'],
      ],
      clean: [
        'std::vector<int> a::b',
        'main :: IO ()',
        'Ratio 1:2:3:4 at 12:30:45',
        'gggg:hhhh::1234',
        '::ffff:256.0.0.1',
      ],
    },
    source: 'RFC 4291; RFC 5952',
  },
];
