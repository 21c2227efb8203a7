import { describe, expect, test } from 'vitest';
import { read, reasons, TIME } from './test-lines.ts';

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

  test('security groups: one event per flow, in any file layout', () => {
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

  test('virtual networks', () => {
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

  test('a record with an unreadable flow is rejected as a whole', () => {
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
