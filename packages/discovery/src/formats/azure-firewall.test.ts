import { describe, expect, test } from 'vitest';
import { eventOf, read, reasons, TIME } from './test-lines.ts';

const entry = (category: string, properties: object) =>
  JSON.stringify({
    time: '2026-11-20T08:14:22.0000000Z',
    resourceId: '/SUBSCRIPTIONS/1/RESOURCEGROUPS/NET/PROVIDERS/MICROSOFT.NETWORK/AZUREFIREWALLS/FW',
    category,
    properties,
  });
const sentence = (msg: string, category = 'AzureFirewallApplicationRule') => entry(category, { msg });

describe('Azure Firewall', () => {
  test('application rules, with and without the URL, the policy and the category', () => {
    const event = {
      format: 'azure-firewall',
      time: TIME,
      src_ip: '10.1.0.5',
      dst_port: 443,
      host: 'files.example.com',
      action: 'allowed',
    };
    expect(
      eventOf(
        sentence(
          'HTTPS request from 10.1.0.5:55640 to files.example.com:443. Action: Allow. Rule Collection: web. Rule: r1',
        ),
      ),
    ).toMatchObject(event);
    expect(
      eventOf(
        sentence(
          'HTTPS request from 10.1.0.5:55640 to files.example.com:443. Url: files.example.com/a?b=1. Action: Allow. Policy: p. Rule Collection Group: g. Rule Collection: web. Rule: r1. Web Category: Storage',
        ),
      ),
    ).toMatchObject({ ...event, url: 'files.example.com/a?b=1', category: 'Storage' });
    expect(
      eventOf(
        sentence(
          'HTTP request from 10.1.0.5:55640 to files.example.com:80. Action: Deny. No rule matched. Proceeding with default action',
        ),
      ),
    ).toMatchObject({ ...event, dst_port: 80, action: 'blocked' });
  });

  test('network rules, translations, ICMP, threat intelligence', () => {
    const network = (msg: string) => eventOf(sentence(msg, 'AzureFirewallNetworkRule'));
    const addresses = { src_ip: '10.1.0.5', dst_ip: '203.0.113.9' };
    expect(network('TCP request from 10.1.0.5:55640 to 203.0.113.9:2323. Action: Deny')).toMatchObject({
      ...addresses,
      dst_port: 2323,
      action: 'blocked',
    });
    expect(
      network("TCP request from 198.51.100.7:54092 to 203.0.113.9:3389 was DNAT'ed to 10.1.0.4:3389"),
    ).toMatchObject({ src_ip: '198.51.100.7', dst_ip: '203.0.113.9', dst_port: 3389, action: 'allowed' });
    expect(network('ICMP Type=8 request from 10.1.0.5: to 203.0.113.9:. Action: Deny. ')).toMatchObject({
      ...addresses,
      action: 'blocked',
    });
    expect(
      eventOf(
        sentence(
          'HTTP request from 10.1.0.5:54074 to bad.example:80. Action: Alert. ThreatIntel: Bot Networks',
          'AzureFirewallThreatIntelLog',
        ),
      ),
    ).toMatchObject({ src_ip: '10.1.0.5', host: 'bad.example', action: 'allowed' });
  });

  test('queries of the DNS proxy', () => {
    expect(
      eventOf(
        sentence(
          'DNS Request: 10.1.0.5:46235 - 54130 AAAA IN files.example.com. udp 55 false 512 NOERROR qr,rd,ra 106 0.001s',
          'AzureFirewallDnsProxy',
        ),
      ),
    ).toMatchObject({ src_ip: '10.1.0.5', host: 'files.example.com', action: 'allowed' });
  });

  test('structured logs, from diagnostics and from a table', () => {
    const fields = {
      Protocol: 'HTTPS',
      SourceIp: '10.1.0.5',
      SourcePort: 55_640,
      DestinationPort: 443,
      Fqdn: 'files.example.com',
      TargetUrl: '',
      Action: 'Deny',
      Rule: 'r1',
      WebCategory: 'Storage',
      IsTlsInspected: false,
    };
    const event = {
      time: TIME,
      src_ip: '10.1.0.5',
      dst_port: 443,
      host: 'files.example.com',
      action: 'blocked',
      category: 'Storage',
    };
    expect(eventOf(entry('AZFWApplicationRule', fields))).toMatchObject(event);
    expect(
      eventOf(
        JSON.stringify({ TimeGenerated: '2026-11-20T08:14:22Z', Type: 'AZFWApplicationRule', ...fields }),
      ),
    ).toMatchObject(event);
    expect(
      eventOf(
        entry('AZFWNetworkRule', {
          Protocol: 'TCP',
          SourceIp: '10.1.0.5',
          SourcePort: 55_640,
          DestinationIp: '2001:db8::9',
          DestinationPort: 443,
          Action: 'Allow',
        }),
      ),
    ).toMatchObject({ dst_ip: '2001:db8::9', dst_port: 443, action: 'allowed' });
    const { events } = read(`{"records":[${entry('AZFWApplicationRule', fields)}]}`);
    expect(events).toHaveLength(1);
  });

  test('records without traffic are rejected', () => {
    expect(
      reasons(
        entry('AZFWFlowTrace', {
          SourceIp: '10.1.0.5',
          DestinationIp: '203.0.113.9',
          Flag: 'INVALID',
          Action: 'Log',
        }),
        sentence('Firewall health probe failed', 'AzureFirewallNetworkRule'),
      ),
    ).toHaveLength(2);
  });
});
