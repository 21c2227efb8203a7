import { existsSync, readFileSync } from 'node:fs';
import { EVENT_FIELDS } from '@casbah/domain/event';
import { describe, expect, test } from 'vitest';
import { readText } from '../read-text.ts';
import { FORMATS, formatByName } from './registry.ts';
import { ONE_OF_EACH } from './sample-lines.ts';

const NOW = Date.UTC(2026, 10, 21, 9, 14, 3);
const OPTIONS = { timezone: 'UTC', now: NOW };

describe('formats', () => {
  test('have unique names, titles, and existing event fields', () => {
    expect(new Set(FORMATS.map(({ name }) => name)).size).toBe(FORMATS.length);
    for (const { name, title, fields } of FORMATS) {
      expect(name).toMatch(/^[a-z0-9-]+$/);
      expect(title).not.toBe('');
      expect(fields).toContain('time');
      expect(new Set(fields).size, name).toBe(fields.length);
      for (const field of fields) expect(EVENT_FIELDS).toHaveProperty(field);
    }
    expect(formatByName('squid-native')?.name).toBe('squid-native');
    expect(formatByName('nonsense')).toBeUndefined();
  });

  test.each(FORMATS.map(({ name }) => name))(
    '%s knows its lines among all others, and fills only fields that it names',
    (name) => {
      const text = ONE_OF_EACH[name] ?? '';
      for (const options of [OPTIONS, { ...OPTIONS, format: name }]) {
        const { events, rejects } = readText(text, options);
        expect(rejects).toEqual([]);
        expect(events.map(({ format }) => format)).toEqual([name]);
        const filled = Object.entries(events[0]?.event ?? {})
          .filter(([field, value]) => value !== undefined && field !== 'kind')
          .map(([field]) => field);
        expect(formatByName(name)?.fields).toEqual(expect.arrayContaining(filled));
      }
    },
  );

  test('are distinguished in one stream', () => {
    const lines = Object.values(ONE_OF_EACH).join('\n');
    const { events, rejects } = readText(lines, OPTIONS);
    expect(rejects).toEqual([]);
    // DNS queries are emitted once their outcome is known; those with only one line, at the end.
    expect(events.map(({ format }) => format).toSorted()).toEqual(Object.keys(ONE_OF_EACH).toSorted());
  });
});

/**
 * Measures recognition of many devices on samples collected by others (Splunk Connect for Syslog's tests).
 * The samples are outside the repository, on machines that have them.
 */
const SAMPLES = new URL('../../../../../shared/data/sc4s_syslog_samples/samples.jsonl', import.meta.url);

/** Our format for each source type, without devices that see no traffic between users and services. */
const EXPECTED: readonly (readonly [sourcetype: RegExp, format: RegExp])[] = [
  [/^bluecoat:proxysg/, /^bluecoat/],
  [/^cisco:wsa:(?:squid|w3c)/, /^cisco-wsa/],
  [/^cisco:asa$/, /^cisco-asa$/],
  [/^cisco:(?:ftd|firepower)/, /^cisco-firepower$/],
  [/^cp_log/, /^checkpoint/],
  [/^fgt_/, /^fortigate/],
  [/^juniper:junos:(?:aamw|secintel|idp):structured/, /^juniper-srx/],
  [/^pan:/, /^paloalto/],
  [/^routeros$/, /^mikrotik$/],
  [/^zscalernss-web/, /^zscaler-web/],
  [/^zscalerlss-zpa/, /^zscaler-private-access$/],
  [/^LEEF:/, /^leef$/],
  [/^(?:infoblox:dns|isc:bind:query)/, /^(?:bind|)$/],
  [/^f5:bigip:ltm:http:irule$/, /^f5-ltm$/],
  [/^vmware:vclog:firewall-pktlog$/, /^vmware-nsx$/],
];

/** Source types that generic formats may read: CEF or key-value lines about connections. */
const MAY_BE_GENERIC =
  /^(?:cef|fwb_|f5:bigip:ltm:http|guardicore|imperva|infoblox:threatprotect|mcafee:nsp|netscout|deepsecurity-(?:firewall|intrusion|web)|juniper:junos:firewall|f5:bigip:asm)/;

const FILL: Readonly<Record<string, string>> = {
  mark: '<134>',
  bsd: 'Nov 21 09:14:03',
  iso: '2026-11-21T09:14:03',
  iso_header: '2026-11-21T09:14:03.123',
  host: 'testhost',
  epoch: '1795252443',
  epochlong: '1795252443123',
  date: '2026-11-21',
  time: '09:14:03',
  recv_time: '2026/11/21 09:14:03',
  high_res_time: '2026-11-21T09:14:03.000+00:00',
  timestamp: '2026-11-21T09:14:03Z',
  wsatime: '1795252443.000',
  lss_time: 'Sat Nov 21 09:14:03 2026',
};

describe.skipIf(!existsSync(SAMPLES))("samples of others' devices (skipped where they are not there)", () => {
  const samples = (existsSync(SAMPLES) ? readFileSync(SAMPLES, 'utf8').trim().split('\n') : []).flatMap(
    (line) => {
      const {
        template,
        addon,
        expected_sourcetype,
      }: { template: string; addon: string | null; expected_sourcetype: string | null } = JSON.parse(line);
      // Some templates weren't literal in the collection.
      if (!/\s/.test(template) || /^(?:template|event) /.test(template)) return [];
      const time = addon === 'paloalto' ? '2026/11/21 09:14:03' : FILL.time;
      const text = template.replaceAll(
        /\{\{\s*(\w+)\s*\}\}/g,
        (_, name: string) => (name === 'time' ? time : FILL[name]) ?? name,
      );
      const { events, rejects } = readText(text.trim().split('\n')[0] ?? '', OPTIONS);
      return [
        {
          sourcetype: expected_sourcetype ?? '',
          text,
          event: events[0],
          format: events[0]?.format ?? rejects[0]?.format,
        },
      ];
    },
  );

  test('lines of proxies and firewalls are recognized', () => {
    const misses = samples.filter(({ sourcetype, format }) => {
      const expected = EXPECTED.find(([pattern]) => pattern.test(sourcetype));
      return expected !== undefined && !expected[1].test(format ?? '');
    });
    expect(
      misses.map(({ sourcetype, text, format }) => `${sourcetype} as ${format}: ${text.slice(0, 120)}`),
    ).toEqual([]);
  });

  test('lines of other devices give no traffic', () => {
    const nonsense = samples.filter(
      ({ sourcetype, event, text }) =>
        event !== undefined &&
        event.event.kind !== 'activity' &&
        // Routers log access list decisions about connections.
        !(sourcetype === 'cisco:ios' && text.includes('%SEC-6-IPACCESSLOGP: ')) &&
        !MAY_BE_GENERIC.test(sourcetype) &&
        !EXPECTED.some(([pattern]) => pattern.test(sourcetype)),
    );
    expect(
      nonsense.map(
        ({ sourcetype, event, text }) => `${sourcetype} as ${event?.format}: ${text.slice(0, 120)}`,
      ),
    ).toEqual([]);
  });
});
