import type { Event } from '@casbah/domain/event';
import { describe, expect, test } from 'vitest';
import { readText } from '../read-text.ts';

const NOW = Date.UTC(2026, 10, 21, 9);
const TIME = Date.UTC(2026, 10, 20, 8, 14, 22);

function read(...lines: string[]) {
  const { events, rejects } = readText(lines.join('\n'), { timezone: 'Europe/Paris', now: NOW });
  return { events: events.map(({ event, format }) => ({ ...filled(event), format })), rejects };
}

/** The fields that the event has. */
function filled(event: Event): Partial<Event> {
  return Object.fromEntries(
    Object.entries(event).filter(([field, value]) => value !== undefined && field !== 'kind'),
  );
}

function reasons(...lines: string[]): string[] {
  const { events, rejects } = read(...lines);
  expect(events).toEqual([]);
  return rejects.map(({ reason, format, detail }) => `${format ?? ''}: ${reason}: ${detail}`);
}

describe('AWS VPC flow logs', () => {
  const LINE =
    '2 123456789010 eni-1235b8ca123456789 172.31.16.139 203.0.113.12 20641 443 6 20 4249 1795162462 1795162522 ACCEPT OK';
  const EVENT = {
    format: 'aws-vpc-flow',
    time: TIME,
    src_ip: '172.31.16.139',
    dst_ip: '203.0.113.12',
    dst_port: 443,
    action: 'allowed',
    bytes_up: 4249,
    extra: {
      'account-id': '123456789010',
      'interface-id': 'eni-1235b8ca123456789',
      srcport: '20641',
      protocol: 'tcp',
      packets: '20',
      end: '1795162522',
    },
  };

  test('the default format, also as a log group writes it', () => {
    expect(read(LINE, `2026-11-20T08:15:00.000Z ${LINE}`, LINE.replace('ACCEPT', 'REJECT')).events).toEqual([
      EVENT,
      EVENT,
      { ...EVENT, action: 'blocked' },
    ]);
    expect(
      read(
        '2 123456789010 eni-1 2001:db8:1234:a100:8d6e:3477:df66:f105 2001:db8::1 34892 22 6 54 8855 1795162462 1795162522 ACCEPT OK',
      ).events,
    ).toMatchObject([
      { src_ip: '2001:db8:1234:a100:8d6e:3477:df66:f105', dst_ip: '2001:db8::1', dst_port: 22 },
    ]);
  });

  test('an answer counts for the client that asked', () => {
    expect(
      read(
        '2 123456789010 eni-1 203.0.113.12 172.31.16.139 443 20641 6 10 9000 1795162462 1795162522 ACCEPT OK',
      ).events,
    ).toMatchObject([
      {
        src_ip: '172.31.16.139',
        dst_ip: '203.0.113.12',
        dst_port: 443,
        bytes_down: 9000,
        extra: { srcport: '20641' },
      },
    ]);
  });

  test('any order of fields, by the line of names: versions 3 to 8', () => {
    const names =
      'version vpc-id subnet-id instance-id interface-id account-id type srcaddr dstaddr srcport dstport pkt-srcaddr pkt-dstaddr protocol bytes packets start end action tcp-flags log-status region az-id pkt-src-aws-service pkt-dst-aws-service flow-direction traffic-path ecs-cluster-name reject-reason';
    const values =
      '8 vpc-1 subnet-1 i-1 eni-1 123456789010 IPv4 10.0.1.5 10.0.0.220 49152 443 10.20.33.164 52.95.128.179 6 1500 3 1795162462 1795162472 ACCEPT 2 OK us-east-1 use1-az1 - S3 egress 8 shop -';
    expect(read(names, values, values.replace('ACCEPT', 'REJECT')).events).toEqual([
      expect.objectContaining({
        format: 'aws-vpc-flow',
        time: TIME,
        src_ip: '10.20.33.164',
        dst_ip: '52.95.128.179',
        dst_port: 443,
        bytes_up: 1500,
        action: 'allowed',
        app: 'S3',
        extra: expect.objectContaining({
          'vpc-id': 'vpc-1',
          'tcp-flags': '2',
          'flow-direction': 'egress',
          srcaddr: '10.0.1.5',
        }),
      }),
      expect.objectContaining({ action: 'blocked' }),
    ]);
    const answer =
      '5 vpc-1 subnet-1 i-1 eni-1 123456789010 IPv4 52.95.128.179 10.0.0.71 443 34210 52.95.128.179 10.0.0.71 6 15044 14 1795162462 1795162522 ACCEPT 19 OK us-east-1 use1-az1 S3 - ingress - - -';
    expect(read(names, answer).events).toMatchObject([
      { src_ip: '10.0.0.71', dst_ip: '52.95.128.179', dst_port: 443, bytes_down: 15044, app: 'S3' },
    ]);
  });

  test('as JSON', () => {
    const flow = {
      version: 2,
      account_id: '123456789010',
      interface_id: 'eni-1235b8ca123456789',
      srcaddr: '172.31.16.139',
      dstaddr: '203.0.113.12',
      srcport: 20_641,
      dstport: 443,
      protocol: 6,
      packets: 20,
      bytes: 4249,
      start: 1_795_162_462,
      end: 1_795_162_522,
      action: 'ACCEPT',
      log_status: 'OK',
    };
    expect(read(JSON.stringify(flow)).events).toEqual([{ ...EVENT, format: 'aws-vpc-flow-json' }]);
    expect(reasons(JSON.stringify({ ...flow, srcaddr: '-', dstaddr: '-', log_status: 'NODATA' }))).toEqual([
      'aws-vpc-flow-json: not_traffic: an interval with status NODATA',
    ]);
  });

  test('what tells of no flow, or not all of it, is set aside', () => {
    expect(
      reasons(
        '2 123456789010 eni-1 - - - - - - - 1795162462 1795162522 - NODATA',
        '2 123456789010 eni-1 - - - - - - - 1795162462 1795162522 - SKIPDATA',
      ),
    ).toEqual([
      'aws-vpc-flow: not_traffic: an interval with status NODATA',
      'aws-vpc-flow: not_traffic: an interval with status SKIPDATA',
    ]);
    expect(
      reasons(
        'srcaddr dstaddr dstport bytes start',
        '10.1.1.1 9.9.9.9 443',
        '10.1.1.1 9.9.9.9 443 many 1795162462',
      ),
    ).toEqual([
      'aws-vpc-flow: incomplete_line: 3 values where the header names 5',
      "aws-vpc-flow: unreadable_field: bytes 'many'",
    ]);
  });
});

test('Route 53 Resolver queries', () => {
  const query = {
    version: '1.100000',
    account_id: '123456789010',
    region: 'us-east-1',
    vpc_id: 'vpc-1',
    query_timestamp: '2026-11-20T08:14:22Z',
    query_name: 'Files.Example.com.',
    query_type: 'A',
    query_class: 'IN',
    rcode: 'NOERROR',
    answers: [
      { Rdata: 'cdn.example.net.', Type: 'CNAME', Class: 'IN' },
      { Rdata: '203.0.113.34', Type: 'A', Class: 'IN' },
    ],
    srcaddr: '10.0.0.5',
    srcport: '56067',
    transport: 'UDP',
    srcids: { instance: 'i-0d15cd0d3adf42b73' },
  };
  const blocked = { ...query, answers: [], firewall_rule_action: 'BLOCK' };
  expect(read(JSON.stringify(query), JSON.stringify(blocked)).events).toEqual([
    {
      format: 'aws-route53-resolver',
      time: TIME,
      src_ip: '10.0.0.5',
      dst_ip: '203.0.113.34',
      host: 'files.example.com',
      action: 'allowed',
      device: 'i-0d15cd0d3adf42b73',
      extra: {
        account_id: '123456789010',
        region: 'us-east-1',
        vpc_id: 'vpc-1',
        query_type: 'A',
        query_class: 'IN',
        rcode: 'NOERROR',
        srcport: '56067',
        transport: 'UDP',
      },
    },
    expect.objectContaining({ host: 'files.example.com', action: 'blocked' }),
  ]);
});

describe('Azure flow logs', () => {
  const group = {
    time: '2026-11-20T08:15:00.000Z',
    systemId: 's',
    macAddress: '000D3AF87856',
    category: 'NetworkSecurityGroupFlowEvent',
    resourceId: '/SUBSCRIPTIONS/1/NSG',
    operationName: 'NetworkSecurityGroupFlowEvents',
    properties: {
      Version: 2,
      flows: [
        {
          rule: 'DefaultRule_AllowInternetOutBound',
          flows: [
            {
              mac: '000D3AF87856',
              flowTuples: [
                '1795162462,10.0.0.4,203.0.113.118,44931,443,T,O,A,B,,,,',
                '1795162463,10.0.0.4,203.0.113.118,44931,443,T,O,A,E,25,4096,30,65536',
              ],
            },
          ],
        },
        {
          rule: 'UserRule_deny',
          flows: [
            { mac: '000D3AF87856', flowTuples: ['1795162464,198.51.100.7,10.0.0.4,5000,22,U,I,D,B,,,,'] },
          ],
        },
      ],
    },
  };
  const first = {
    format: 'azure-flow',
    time: TIME,
    src_ip: '10.0.0.4',
    dst_ip: '203.0.113.118',
    dst_port: 443,
    action: 'allowed',
    extra: {
      protocol: 'tcp',
      direction: 'outbound',
      src_port: '44931',
      state: 'begin',
      rule: 'DefaultRule_AllowInternetOutBound',
      mac: '000D3AF87856',
      resource: '/SUBSCRIPTIONS/1/NSG',
    },
  };
  const events = [
    first,
    {
      ...first,
      time: TIME + 1000,
      bytes_up: 4096,
      bytes_down: 65536,
      extra: { ...first.extra, state: 'end', packets_sent: '25', packets_received: '30' },
    },
    expect.objectContaining({
      time: TIME + 2000,
      src_ip: '198.51.100.7',
      dst_ip: '10.0.0.4',
      dst_port: 22,
      action: 'blocked',
      extra: expect.objectContaining({ direction: 'inbound', protocol: 'udp', rule: 'UserRule_deny' }),
    }),
  ];

  test('of security groups: an event a flow, however the records stand in the file', () => {
    for (const text of [
      JSON.stringify(group),
      JSON.stringify({ records: [group] }),
      JSON.stringify({ records: [group] }, undefined, 2),
    ])
      expect(read(text).events).toEqual(events);
    const two = read(JSON.stringify({ records: [group, group] }));
    expect(two.rejects).toEqual([]);
    expect(two.events).toEqual([...events, ...events]);
    const old = structuredClone(group);
    old.properties.flows = [
      { rule: 'r', flows: [{ mac: 'm', flowTuples: ['1795162462,10.0.0.4,9.9.9.9,44931,443,T,O,D'] }] },
    ];
    expect(read(JSON.stringify(old)).events).toMatchObject([{ action: 'blocked', dst_ip: '9.9.9.9' }]);
  });

  test('of virtual networks', () => {
    const network = {
      time: '2026-11-20T08:15:00.000Z',
      flowLogVersion: 4,
      macAddress: '00224871C205',
      category: 'FlowLogFlowEvent',
      targetResourceID: '/subscriptions/1/vnet',
      flowRecords: {
        flows: [
          {
            aclID: 'a',
            flowGroups: [
              {
                rule: 'DefaultRule_AllowInternetOutBound',
                flowTuples: [
                  '1795162462599,10.0.0.6,52.239.184.180,23956,443,6,O,E,NX,3,767,2,1580',
                  '1795162462600,10.0.0.6,2001:db8::5,23957,443,6,O,D,NX,0,0,0,0',
                ],
              },
            ],
          },
        ],
      },
    };
    expect(read(JSON.stringify(network)).events).toEqual([
      {
        format: 'azure-flow',
        time: TIME + 599,
        src_ip: '10.0.0.6',
        dst_ip: '52.239.184.180',
        dst_port: 443,
        action: 'allowed',
        bytes_up: 767,
        bytes_down: 1580,
        extra: {
          protocol: 'tcp',
          direction: 'outbound',
          src_port: '23956',
          state: 'end',
          encryption: 'NX',
          packets_sent: '3',
          packets_received: '2',
          rule: 'DefaultRule_AllowInternetOutBound',
          mac: '00224871C205',
          resource: '/subscriptions/1/vnet',
        },
      },
      expect.objectContaining({ dst_ip: '2001:db8::5', action: 'blocked', bytes_up: 0, bytes_down: 0 }),
    ]);
  });

  test('a record with a flow that cannot be read is set aside as a whole, and none of its flows counts', () => {
    const broken = structuredClone(group);
    broken.properties.flows[1]?.flows[0]?.flowTuples.push('1795162464,nonsense');
    expect(reasons(JSON.stringify(broken))).toEqual(['azure-flow: unreadable_field: a flow of 2 values']);
    const wordy = structuredClone(group);
    wordy.properties.flows[0]?.flows[0]?.flowTuples.push(
      '1795162464,10.0.0.4,9.9.9.9,1,443,T,O,A,E,1,many,2,3',
    );
    expect(reasons(JSON.stringify(wordy))).toEqual([
      "azure-flow: unreadable_field: the bytes of a flow: 'many'",
    ]);
    const empty = structuredClone(group);
    empty.properties.flows = [{ rule: 'r', flows: [{ mac: 'm', flowTuples: [] }] }];
    expect(reasons(JSON.stringify(empty))).toEqual(['azure-flow: not_traffic: a record without flows']);
    expect(reasons(JSON.stringify(group).slice(0, -3))).toEqual([
      'azure-flow: incomplete_line: the JSON is cut off',
    ]);
  });
});

describe('Google Cloud', () => {
  const flow = {
    insertId: 'ut8lbrffooxz5',
    jsonPayload: {
      bytes_sent: '1776',
      connection: {
        dest_ip: '203.0.113.76',
        dest_port: 443,
        protocol: 6,
        src_ip: '10.139.99.242',
        src_port: 50_123,
      },
      dest_location: {
        city: 'Mountain View',
        continent: 'America',
        country: 'United States',
        region: 'California',
      },
      end_time: '2026-11-20T08:14:27.123Z',
      packets_sent: '7',
      reporter: 'SRC',
      src_instance: { project_id: 'p', region: 'us', vm_name: 'vm-1', zone: 'z' },
      start_time: '2026-11-20T08:14:22Z',
    },
    logName: 'projects/p/logs/compute.googleapis.com%2Fvpc_flows',
    receiveTimestamp: '2026-11-20T08:14:33Z',
    resource: { labels: { location: 'z' }, type: 'gce_subnetwork' },
    timestamp: '2026-11-20T08:14:32Z',
  };

  test('VPC flow logs', () => {
    const event = {
      format: 'gcp-vpc-flow',
      time: TIME,
      src_ip: '10.139.99.242',
      dst_ip: '203.0.113.76',
      dst_port: 443,
      action: 'allowed',
      bytes_up: 1776,
      device: 'vm-1',
      country: 'US',
      city: 'Mountain View',
      raw_id: 'ut8lbrffooxz5',
      extra: expect.objectContaining({
        reporter: 'SRC',
        protocol: 'tcp',
        packets_sent: '7',
        'connection.src_port': '50123',
      }),
    };
    expect(read(JSON.stringify(flow)).events).toEqual([event]);
    expect(read(JSON.stringify([flow, flow], undefined, 2)).events).toEqual([event, event]);
    const { connection } = flow.jsonPayload;
    const answer = {
      ...flow,
      jsonPayload: {
        ...flow.jsonPayload,
        connection: {
          ...connection,
          src_ip: connection.dest_ip,
          src_port: 443,
          dest_ip: connection.src_ip,
          dest_port: 50_123,
        },
        src_location: flow.jsonPayload.dest_location,
        dest_location: undefined,
        src_instance: undefined,
        dest_instance: flow.jsonPayload.src_instance,
      },
    };
    expect(read(JSON.stringify(answer)).events).toMatchObject([
      {
        src_ip: '10.139.99.242',
        dst_ip: '203.0.113.76',
        dst_port: 443,
        bytes_down: 1776,
        device: 'vm-1',
        country: 'US',
      },
    ]);
  });

  test('firewall rules', () => {
    const decision = {
      ...flow,
      jsonPayload: {
        connection: flow.jsonPayload.connection,
        disposition: 'DENIED',
        instance: { vm_name: 'vm-1' },
        remote_location: { country: 'Ireland', city: 'Dublin' },
        rule_details: { reference: 'network:n/firewall:f', action: 'DENY', direction: 'EGRESS' },
      },
      timestamp: '2026-11-20T08:14:22Z',
    };
    expect(read(JSON.stringify(decision)).events).toEqual([
      {
        format: 'gcp-firewall',
        time: TIME,
        src_ip: '10.139.99.242',
        dst_ip: '203.0.113.76',
        dst_port: 443,
        action: 'blocked',
        device: 'vm-1',
        country: 'IE',
        city: 'Dublin',
        raw_id: 'ut8lbrffooxz5',
        extra: expect.objectContaining({ protocol: 'tcp', 'rule_details.reference': 'network:n/firewall:f' }),
      },
    ]);
  });
});

describe('OCSF', () => {
  const common = {
    category_uid: 4,
    category_name: 'Network Activity',
    severity: 'Informational',
    severity_id: 1,
    time: TIME,
    metadata: { version: '1.3.0', uid: 'event-1', product: { name: 'Gateway', vendor_name: 'Acme' } },
    src_endpoint: { ip: '10.1.1.1', port: 51_000, hostname: 'PC-7' },
  };

  test('HTTP activity', () => {
    const request = {
      ...common,
      class_uid: 4002,
      class_name: 'HTTP Activity',
      action: 'Denied',
      action_id: 2,
      disposition: 'Blocked',
      actor: { user: { name: 'jdoe', domain: 'CORP' } },
      dst_endpoint: { ip: '203.0.113.9', port: 443, location: { country: 'US', city: 'Reno' } },
      http_request: {
        http_method: 'post',
        user_agent: 'curl/8',
        referrer: 'https://b.example/',
        url: {
          url_string: 'https://files.example.com/a?b=1',
          hostname: 'files.example.com',
          categories: ['Storage', 'Business'],
        },
      },
      http_response: { code: 403, content_type: 'text/html' },
      traffic: { bytes: 700, bytes_in: 500, bytes_out: 200 },
      app_name: 'Files',
      message: 'Request blocked',
    };
    expect(read(JSON.stringify(request)).events).toEqual([
      {
        format: 'ocsf',
        time: TIME,
        user: 'jdoe',
        user_domain: 'CORP',
        src_ip: '10.1.1.1',
        device: 'PC-7',
        dst_ip: '203.0.113.9',
        dst_port: 443,
        host: 'files.example.com',
        url: 'https://files.example.com/a?b=1',
        method: 'POST',
        status: 403,
        action: 'blocked',
        bytes_up: 200,
        bytes_down: 500,
        user_agent: 'curl/8',
        referrer: 'https://b.example/',
        content_type: 'text/html',
        category: 'Storage,Business',
        app: 'Files',
        country: 'US',
        city: 'Reno',
        severity: 'Informational',
        message: 'Request blocked',
        raw_id: 'event-1',
        extra: expect.objectContaining({ class_name: 'HTTP Activity', 'metadata.product.name': 'Gateway' }),
      },
    ]);
  });

  test('network and DNS activity', () => {
    const session = {
      ...common,
      class_uid: 4001,
      action_id: 1,
      dst_endpoint: { ip: '203.0.113.9', port: 443, hostname: 'a.example' },
      traffic: { bytes: 900 },
    };
    const query = {
      ...common,
      class_uid: 4003,
      query: { hostname: 'a.example.', type: 'A' },
      answers: [{ type: 'A', rdata: '203.0.113.9' }],
      dst_endpoint: { ip: '10.0.0.53', port: 53 },
      disposition: 'Blocked',
    };
    expect(read(JSON.stringify(session), JSON.stringify(query)).events).toMatchObject([
      {
        format: 'ocsf',
        src_ip: '10.1.1.1',
        dst_ip: '203.0.113.9',
        dst_port: 443,
        host: 'a.example',
        bytes_up: 900,
        action: 'allowed',
      },
      {
        format: 'ocsf',
        src_ip: '10.1.1.1',
        dst_ip: '203.0.113.9',
        host: 'a.example',
        action: 'blocked',
        extra: { 'resolver.ip': '10.0.0.53' },
      },
    ]);
    expect(reasons(JSON.stringify({ ...common, class_uid: 3002, class_name: 'Authentication' }))).toEqual([
      'ocsf: not_traffic: a record of class Authentication',
    ]);
  });
});

describe('Cloudflare Gateway', () => {
  const person = {
    Datetime: '2026-11-20T08:14:22Z',
    Email: 'JDoe@example.com',
    DeviceName: 'PC-7',
    PolicyName: 'P',
  };

  test('HTTP', () => {
    const request = {
      ...person,
      AccountID: 'a',
      Action: 'block',
      ApplicationNames: ['Dropbox'],
      CategoryNames: ['Storage', 'Business'],
      DestinationIP: '203.0.113.9',
      DestinationIPCountryCode: 'IE',
      DestinationPort: 443,
      HTTPHost: 'www.dropbox.com',
      HTTPMethod: 'PUT',
      HTTPStatusCode: 403,
      HTTPVersion: 'HTTP/2',
      IsIsolated: false,
      Referer: 'https://b.example/',
      RequestID: 'r1',
      SourceIP: '198.51.100.7',
      SourceInternalIP: '',
      SourcePort: 47_924,
      URL: 'https://www.dropbox.com/upload',
      UploadedFileNames: ['plan.docx'],
      UserAgent: 'UA',
    };
    expect(read(JSON.stringify(request)).events).toEqual([
      {
        format: 'cloudflare-gateway-http',
        time: TIME,
        user: 'jdoe@example.com',
        user_domain: 'example.com',
        src_ip: '198.51.100.7',
        device: 'PC-7',
        dst_ip: '203.0.113.9',
        dst_port: 443,
        host: 'www.dropbox.com',
        url: 'https://www.dropbox.com/upload',
        method: 'PUT',
        status: 403,
        action: 'blocked',
        user_agent: 'UA',
        referrer: 'https://b.example/',
        app: 'Dropbox',
        category: 'Storage,Business',
        country: 'IE',
        object: 'plan.docx',
        raw_id: 'r1',
        extra: {
          AccountID: 'a',
          HTTPVersion: 'HTTP/2',
          IsIsolated: 'false',
          PolicyName: 'P',
          SourcePort: '47924',
        },
      },
    ]);
    expect(
      read(
        JSON.stringify({
          ...request,
          SourceInternalIP: '10.1.1.1',
          Action: 'isolate',
          Datetime: 1795162462000000000,
        }),
      ).events,
    ).toMatchObject([{ src_ip: '10.1.1.1', action: 'allowed', time: TIME }]);
  });

  test('DNS, network and sessions', () => {
    const query = {
      ...person,
      QueryName: 'www.dropbox.com.',
      QueryNameReversed: 'com.dropbox.www',
      QueryTypeName: 'A',
      QueryCategoryNames: ['Storage'],
      RCode: 0,
      ResolvedIPs: ['203.0.113.9', '203.0.113.10'],
      ResolverDecision: 'blockedByCategory',
      SrcIP: '10.1.1.1',
      DstIP: '172.64.36.1',
      DstPort: 53,
    };
    const connection = {
      ...person,
      Action: 'allowedOnNoRuleMatch',
      DestinationIP: '2001:db8::9',
      DestinationPort: 22,
      SNI: 'git.example.com',
      SessionID: 's1',
      SourceIP: '10.1.1.1',
      Transport: 'tcp',
    };
    const session = {
      SessionStartTime: '2026-11-20T08:14:22Z',
      SessionEndTime: '2026-11-20T08:15:22Z',
      SessionID: 's1',
      Email: 'jdoe@example.com',
      SourceIP: '10.1.1.1',
      OriginIP: '203.0.113.9',
      OriginPort: 443,
      BytesSent: 200,
      BytesReceived: 500,
      Protocol: 'TCP',
    };
    expect(read(JSON.stringify(query), JSON.stringify(connection), JSON.stringify(session)).events).toEqual([
      {
        format: 'cloudflare-gateway-dns',
        time: TIME,
        user: 'jdoe@example.com',
        user_domain: 'example.com',
        src_ip: '10.1.1.1',
        device: 'PC-7',
        dst_ip: '203.0.113.9',
        host: 'www.dropbox.com',
        action: 'blocked',
        category: 'Storage',
        extra: expect.objectContaining({ DstIP: '172.64.36.1', QueryTypeName: 'A' }),
      },
      {
        format: 'cloudflare-gateway-network',
        time: TIME,
        user: 'jdoe@example.com',
        user_domain: 'example.com',
        src_ip: '10.1.1.1',
        device: 'PC-7',
        dst_ip: '2001:db8::9',
        dst_port: 22,
        host: 'git.example.com',
        action: 'allowed',
        raw_id: 's1',
        extra: { PolicyName: 'P', Transport: 'tcp' },
      },
      {
        format: 'cloudflare-network-sessions',
        time: TIME,
        user: 'jdoe@example.com',
        user_domain: 'example.com',
        src_ip: '10.1.1.1',
        dst_ip: '203.0.113.9',
        dst_port: 443,
        action: 'allowed',
        bytes_up: 200,
        bytes_down: 500,
        raw_id: 's1',
        extra: { Protocol: 'TCP', SessionEndTime: '2026-11-20T08:15:22Z' },
      },
    ]);
  });
});
