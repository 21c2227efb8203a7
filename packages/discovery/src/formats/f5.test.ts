import { expect, test } from 'vitest';
import { eventOf, reasons, TIME } from './test-lines.ts';

const REQUEST = {
  time: TIME,
  src_ip: '10.1.1.1',
  host: 'www.example.com',
  method: 'GET',
  action: 'allowed',
  url: 'http://www.example.com/a?x=1',
};

test('requests from the iRule for Splunk', () => {
  expect(
    eventOf(
      '<190>2026-11-20T09:14:22.000+01:00 10.0.0.9 ,f5_irule=Splunk-HSL-iRule-HTTP,src_ip=10.1.1.1,vip=192.0.2.10,http_method=GET,http_host=www.example.com: 80,http_uri=/a?x=1,http_url=www.example.com:80/a?x=1,http_version=1.1,http_user_agent="Mozilla/5.0 (X11, Linux)",http_content_type=,http_referrer="",req_start_time=2026/11/20 09:14:22,cookie="sid",user=jdoe,virtual_server="/Common/web",bytes_in=120,res_start_time=2026/11/20 09:14:22,node=10.3.3.3,node_port=80,http_status=200,req_elapsed_time=5,bytes_out=4096',
    ),
  ).toMatchObject({
    ...REQUEST,
    format: 'f5-ltm',
    user: 'jdoe',
    dst_ip: '192.0.2.10',
    dst_port: 80,
    status: 200,
    bytes_up: 120,
    bytes_down: 4096,
    user_agent: 'Mozilla/5.0 (X11, Linux)',
    app: '/Common/web',
  });
  expect(
    reasons(
      '<190>2026-11-20T09:14:22+01:00 10.0.0.9 ,f5_irule=Splunk-iRule-DNS_REQUEST,src_ip=10.0.0.1,dns_server_ip=10.0.0.2,question_name=a.example',
    ),
  ).toEqual([expect.stringContaining('f5-ltm: not_traffic')]);
});

test('requests of Telemetry Streaming', () => {
  const fields = {
    event_source: 'request_logging',
    hostname: 'bigip1',
    client_ip: '10.1.1.1',
    server_ip: '10.3.3.3',
    http_host: 'www.example.com',
    http_method: 'GET',
    http_uri: '/a?x=1',
    virtual_name: '/Common/web',
    event_timestamp: 'Fri, 20 Nov 2026 08:14:22 GMT',
  };
  const pairs = Object.entries(fields).map(([name, value]) => `${name}="${value}"`);
  expect(eventOf(`<134>Nov 20 09:20:00 bigip1 ${pairs.join(',')}`)).toMatchObject({
    ...REQUEST,
    format: 'f5-ltm',
  });
  expect(
    eventOf(
      JSON.stringify({
        ...fields,
        event_timestamp: '2026-11-20T08:14:22.000Z',
        telemetryEventCategory: 'LTM',
      }),
    ),
  ).toMatchObject({ ...REQUEST, format: 'f5-ltm-json', app: '/Common/web' });
});

test('network events of AFM', () => {
  const fields = {
    acl_policy_name: '/Common/edge',
    acl_policy_type: 'Enforced',
    acl_rule_name: 'web',
    action: 'Drop',
    date_time: '2026-11-20T08:14:22Z',
    dest_ip: '192.0.2.7',
    dest_port: '443',
    source_ip: '10.1.1.1',
    source_port: '51000',
    protocol: 'TCP',
    source_user: 'jdoe',
  };
  const expected = {
    time: TIME,
    src_ip: '10.1.1.1',
    dst_ip: '192.0.2.7',
    dst_port: 443,
    user: 'jdoe',
    action: 'blocked',
  };
  const pairs = Object.entries(fields).map(([name, value]) => `${name}="${value}"`);
  expect(eventOf(`<134>Nov 20 09:14:22 bigip1 ${pairs.join(',')}`)).toMatchObject({
    ...expected,
    format: 'f5-afm',
  });
  expect(eventOf(JSON.stringify(fields))).toMatchObject({ ...expected, format: 'f5-afm-json' });
});

test("access control of APM; all other system messages aren't traffic", () => {
  const acl = (verdict: string) =>
    `<133>Nov 20 09:14:22 bigip1 notice tmm1[16720]: 01580002:5: /Common/pg_profile:Common:2d43a02e: ${verdict} ACL: /Common/acl_ntwk:0 packet: tcp 10.1.1.1:51000 -> 192.0.2.7:443`;
  expect(eventOf(acl('allow'))).toMatchObject({
    format: 'f5-apm-acl',
    time: TIME,
    src_ip: '10.1.1.1',
    dst_ip: '192.0.2.7',
    dst_port: 443,
    action: 'allowed',
  });
  expect(eventOf(acl('reject'))).toMatchObject({ action: 'blocked' });
  const others = [
    '<133>Nov 20 09:14:22 bigip1 notice apmd[11023]: 01490248:5: /Common/Network_Access_02:Common:8c6be305: Received client info - Hostname:  Type: IE',
    '<133>Nov 20 09:14:22 bigip1 notice mcpd[10653]: 01070638:5: Pool /Common/web member /Common/10.3.3.3:80 monitor status down.',
    '<133>Nov 20 09:14:22 bigip1 notice mcpd[6760]: 01070417:5: AUDIT - user admin - modify { rule { rule_definition "HSL::send $hsl \\"<190>,f5_irule=Splunk-iRule-HTTP,src_ip=10.1.1.1,http_host=a.example\\"" } }',
    '<132>Nov 20 09:14:22 bigip1 warning tmm1[23068]: 01260009:4: Connection error: ssl_passthru:5234: not SSL (40)',
  ];
  expect(reasons(...others)).toEqual(others.map(() => expect.stringContaining('f5-apm-acl: not_traffic')));
});
