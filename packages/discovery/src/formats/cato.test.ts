import { describe, expect, test } from 'vitest';
import { eventOf, read, reasons, TIME } from './test-lines.ts';

/** Names from Cato's API reference (`EventFieldName`). */
const FIREWALL = {
  account_id: '26',
  action: 'Monitor',
  application: 'Dropbox',
  categories: 'Online Storage',
  dest_country: 'Ireland',
  dest_country_code: 'IE',
  dest_ip: '203.0.113.9',
  dest_port: '443',
  device_name: 'PC-7',
  domain_name: 'www.dropbox.com',
  event_count: '1',
  event_sub_type: 'Internet Firewall',
  event_type: 'Security',
  internalId: 'aB3',
  ip_protocol: 'TCP',
  os_type: 'OS_WINDOWS',
  pop_name: 'Dublin',
  rule_name: 'Storage',
  src_ip: '10.41.1.7',
  src_is_site_or_vpn: 'VPN User',
  src_isp_ip: '198.51.100.7',
  src_site: 'Jane Doe',
  time: String(TIME),
  vpn_user_email: 'JDoe@example.com',
};

describe('Cato Networks', () => {
  test('a firewall event', () => {
    const event = {
      format: 'cato-events',
      time: TIME,
      user: 'jdoe@example.com',
      user_domain: 'example.com',
      src_ip: '10.41.1.7',
      device: 'PC-7',
      dst_ip: '203.0.113.9',
      dst_port: 443,
      host: 'www.dropbox.com',
      action: 'allowed',
      app: 'Dropbox',
      category: 'Online Storage',
      country: 'IE',
      os: 'OS_WINDOWS',
      raw_id: 'aB3',
      extra: {
        account_id: '26',
        dest_country: 'Ireland',
        event_count: '1',
        event_sub_type: 'Internet Firewall',
        event_type: 'Security',
        ip_protocol: 'TCP',
        pop_name: 'Dublin',
        rule_name: 'Storage',
        src_is_site_or_vpn: 'VPN User',
        src_isp_ip: '198.51.100.7',
        src_site: 'Jane Doe',
      },
    };
    expect(eventOf(JSON.stringify(FIREWALL))).toEqual(event);
    for (const header of [
      '<134>Nov 20 08:20:00 relay cato: ',
      '<134>1 2026-11-20T08:20:00Z relay cato - - - ',
    ])
      expect(eventOf(header + JSON.stringify(FIREWALL))).toEqual(event);
    const { event_type, event_sub_type, time, ...others } = FIREWALL;
    const fieldsMap = { ...others, event_type, event_sub_type };
    expect(eventOf(JSON.stringify({ time: '2026-11-20T08:14:22Z', fieldsMap }))).toEqual(event);
    expect(eventOf(JSON.stringify({ flatFields: Object.entries(FIREWALL) }))).toEqual(event);
    expect(time).toBe(String(TIME));
  });

  test('verdicts', () => {
    const verdict = (action: string) => eventOf(JSON.stringify({ ...FIREWALL, action }))?.action;
    expect(['Allow', 'Block', 'Prompt', 'RBI', 'Alert'].map(verdict)).toEqual([
      'allowed',
      'blocked',
      'warned',
      'allowed',
      'allowed',
    ]);
  });

  test("a site's application event without a user name", () => {
    expect(
      eventOf(
        JSON.stringify({
          event_timestamp: '2026-11-20T08:14:22Z',
          event_type: 'Security',
          event_sub_type: 'Apps Security',
          action: 'Block',
          app_activity: 'Upload',
          application_name: 'Dropbox',
          file_name: 'plan.docx',
          full_path_url: 'https://www.dropbox.com/upload',
          http_request_method: 'PUT',
          src_ip: '10.1.1.1',
          src_is_site_or_vpn: 'Site',
          src_site_name: 'Paris',
          user_agent: 'UA',
        }),
      ),
    ).toEqual({
      format: 'cato-events',
      time: TIME,
      src_ip: '10.1.1.1',
      host: 'www.dropbox.com',
      url: 'https://www.dropbox.com/upload',
      method: 'PUT',
      action: 'blocked',
      app: 'Dropbox',
      activity: 'Upload',
      object: 'plan.docx',
      user_agent: 'UA',
      extra: {
        event_sub_type: 'Apps Security',
        event_type: 'Security',
        src_is_site_or_vpn: 'Site',
        src_site_name: 'Paris',
      },
    });
  });

  test('a client without an address is named by the source', () => {
    const { vpn_user_email: _, ...event } = FIREWALL;
    expect(eventOf(JSON.stringify(event))?.user).toBe('Jane Doe');
  });

  test("connectivity, system and routing events aren't traffic", () => {
    const event = (event_type: string, event_sub_type: string) =>
      JSON.stringify({ ...FIREWALL, event_type, event_sub_type });
    expect(
      reasons(event('Connectivity', 'Connected'), event('System', 'User'), event('Routing', 'BGP Session')),
    ).toEqual([
      'cato-events: not_traffic: an event of type Connectivity',
      'cato-events: not_traffic: an event of type System',
      'cato-events: not_traffic: an event of type Routing',
    ]);
    expect(
      read(JSON.stringify({ event_type: 'Security', event_sub_type: 'MDR', time: String(TIME) })).rejects,
    ).toMatchObject([{ reason: 'not_traffic', format: 'cato-events' }]);
  });
});
