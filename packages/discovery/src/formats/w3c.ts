import { actionOf } from '../fields/action.ts';
import type { LogRecord } from '../fields/log-record.ts';
import { statusOf } from '../fields/number.ts';
import { ELFF_FIELDS, elffFormat } from './elff-dialect.ts';
import { squidAction } from './squid-result.ts';
import { PROXY_FIELDS, unlessTraffic } from './traffic.ts';

/** `10.0.0.1:13122`, `[2001:db8::1]:13122`; without a port for protocols that have none. */
function addressAndPort(text: string | undefined): readonly [string, string | undefined] | undefined {
  const match =
    text === undefined ? null : /^\[?([\da-fA-F.]+|[\da-fA-F:]+(?=\]|$))\]?(?::(\d+))?$/.exec(text);
  return match?.[1] === undefined ? undefined : [match[1], match[2]];
}

/** Microsoft ISA Server and Forefront TMG, web proxy and firewall logs: their own local names, tab-separated. */
export const microsoftTmg = elffFormat({
  name: 'microsoft-tmg',
  title: 'Microsoft Forefront TMG / ISA web proxy and firewall logs (W3C)',
  rank: 'specific',
  fields: PROXY_FIELDS,
  claims: (names, software) =>
    /Threat Management Gateway|Internet Security and Acceleration|ISA Server/i.test(software) ||
    (names.includes('r-host') && names.includes('cs-protocol')),
  table: {
    ...ELFF_FIELDS,
    's-port': 'drop',
    // Firewall log
    username: 'user',
    'bytes sent': 'bytes_up',
    'bytes received': 'bytes_down',
  },
  rules: {
    silence: 'allowed',
    action: (word) => (/^(?:establish|terminate)/i.test(word) ? 'allowed' : actionOf(word)),
  },
  prepare: (record) => {
    if (record.get('user') === 'anonymous') record.set('user', undefined);
    if (record.get('action') === 'Intermediate') return 'a connection that goes on: its end tells of it';
    const source = addressAndPort(record.kept('source'));
    if (source !== undefined) record.set('src_ip', source[0]);
    const destination = addressAndPort(record.kept('destination'));
    if (destination !== undefined) {
      record.set('dst_ip', destination[0]);
      record.set('dst_port', destination[1]);
    }
    // 12209: proxy authentication required; 12202, 12210 and similar: denied by a rule.
    const status = record.get('status');
    if (!record.has('action') && status !== undefined && /^122\d\d$/.test(status))
      record.set('action', status === '12209' ? 'authenticated' : 'blocked');
    return unlessTraffic(record);
  },
});

/** Access log of Cisco's web security appliance in W3C format. */
export const ciscoWsaW3c = elffFormat({
  name: 'cisco-wsa-w3c',
  title: 'Cisco Secure Web Appliance (WSA) access log, W3C',
  rank: 'specific',
  fields: PROXY_FIELDS,
  claims: (names, software) =>
    /AsyncOS/i.test(software) || names.some((name) => name === 'x-acltag' || name === 'sc-result-code'),
  // `s-ip` is the server's here; on other proxies it is the proxy's own.
  table: {
    ...ELFF_FIELDS,
    's-ip': 'dst_ip',
    'x-webcat-code-abbr': 'category',
    'x-avc-app': 'app',
    'x-ampverdict': 'drop',
  },
  prepare: (record) => {
    const tag = record.kept('x-acltag') ?? '';
    // `TCP_MISS/200`
    const result = /^([A-Z_]+)\/(\d{3})$/.exec(record.kept('x-resultcode-httpstatus') ?? '');
    if (result !== null && !record.has('status')) record.set('status', result[2]);
    const status = statusOf(record.get('status') ?? '');
    const code = record.kept('sc-result-code') ?? result?.[1] ?? '';
    record.set(
      'action',
      /^BLOCK_(?:CONTINUE|WARN)/.test(tag)
        ? 'warned'
        : /^(?:BLOCK|DROP)/.test(tag)
          ? 'blocked'
          : squidAction(code, status),
    );
    return undefined;
  },
});

/** Any other W3C extended log with a destination. */
export const w3c = elffFormat({
  name: 'w3c',
  title: 'W3C extended log (ELFF), by its #Fields line',
  rank: 'generic',
  fields: [...PROXY_FIELDS, 'device', 'app'],
  claims: () => true,
  // Windows Firewall's names (pfirewall.log).
  table: {
    ...ELFF_FIELDS,
    'src-ip': 'src_ip',
    'dst-ip': 'dst_ip',
    'dst-port': 'dst_port',
    action: 'action',
  },
  prepare: (record) => {
    if (!record.has('action')) {
      const code = record.kept('s-action') ?? record.kept('sc-result-code');
      if (code !== undefined) record.set('action', squidAction(code, statusOf(record.get('status') ?? '')));
    }
    nameServer(record);
    return unlessTraffic(record);
  },
});

/**
 * `s-ip` is the server's on typical site ports, as for a web application firewall; otherwise it may be the
 * proxy's own.
 */
function nameServer(record: LogRecord): void {
  const port = record.kept('s-port');
  if (record.has('dst_ip') || !record.has('host') || (port !== '80' && port !== '443')) return;
  record.set('dst_ip', record.takeKept('s-ip'));
  record.set('dst_port', port);
  record.takeKept('s-port');
}
