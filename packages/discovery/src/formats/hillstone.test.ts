import { describe, expect, test } from 'vitest';
import { eventOf, reasons, TIME } from './test-lines.ts';

/** Paris time, as tests read times without a zone. */
const HEAD = '<190>Nov 20 09:14:22 1304415172004335(root) 44243624 ';

describe('Hillstone', () => {
  test('an ended session', () => {
    const event = {
      format: 'hillstone',
      time: TIME,
      user: 'jdoe',
      src_ip: '10.1.1.1',
      device: 'PC-7',
      dst_ip: '203.0.113.9',
      dst_port: 443,
      action: 'allowed',
      bytes_up: 713,
      bytes_down: 428,
      app: 'HTTPS',
      extra: {
        client_port: '51000',
        interface: 'ethernet0/8',
        policy: '2',
        protocol: 'tcp',
        'receive packets': '7',
        'send packets': '11',
        vr: 'trust-vr',
      },
    };
    const session =
      'Traffic@FLOW: SESSION: 10.1.1.1:51000->203.0.113.9:443(TCP), application HTTPS, interface ethernet0/8, vr trust-vr, policy 2, user jdoe@local, host PC-7, send packets 11,send bytes 713,receive packets 7,receive bytes 428,start time 2026-11-20 09:13:20,close time 2026-11-20 09:14:22,session end,TCP RST';
    expect(eventOf(HEAD + session)).toEqual(event);
    expect(eventOf(`<13>Nov 20 09:20:00 relay ${HEAD}${session}`)).toEqual(event);
    const { user: _, device: __, ...anonymous } = event;
    // Some versions separate the last fields with periods and omit the commas after the user.
    expect(
      eventOf(
        `${HEAD}Traffic@FLOW: SESSION: 10.1.1.1:51000->203.0.113.9:443(TCP), application HTTPS, interface ethernet0/8, vr trust-vr, policy 2, user -@- host - mac 0000.0000.0000, send packets 11, send bytes 713, receive packets 7, receive bytes 428, start time 2026-11-20 09:13:20. close time 2026-11-20 09:14:22. session end. TCP RST`,
      ),
    ).toEqual(anonymous);
  });

  test('a session denied by a policy has no bytes', () => {
    const denied = eventOf(
      `${HEAD}HillstoneNetworks#Traffic@FLOW: SESSION: 10.1.1.1:51000(ethernet0/1)->203.0.113.9:443(ethernet0/0), Protocol TCP, vr trust-vr, policy 16, user -@-, host -, mac 0000.0000.0000, zone from trust to untrust, policy deny`,
    );
    expect(denied).toMatchObject({
      time: TIME,
      src_ip: '10.1.1.1',
      dst_ip: '203.0.113.9',
      dst_port: 443,
      action: 'blocked',
      extra: { policy: '16', protocol: 'tcp' },
    });
    for (const unknown of ['bytes_up', 'bytes_down', 'user']) expect(denied).not.toHaveProperty(unknown);
  });

  test("session starts, translations and device events aren't traffic", () => {
    expect(
      reasons(
        `${HEAD}HillstoneNetworks#Traffic@FLOW: SESSION: 10.1.1.1:53262(ethernet0/1)->203.0.113.9:21(ethernet0/0), Protocol TCP, vr trust-vr, policy 11, user -@-, host -, mac 0000.0000.0000, zone from trust to trust, session start`,
        `${HEAD}Traffic@FLOW: NAT: 10.1.1.1:62338->203.0.113.9:80(TCP), snat to 192.0.2.9:55490, vr trust-vr, user -@UNKNOWN, host -, rule 4`,
        `${HEAD}Event@MGMT: Admin user "admin" logined through SSH, from 10.1.1.9:62434 to 10.1.1.254:22(TCP)`,
      ),
    ).toEqual([
      'hillstone: not_traffic: a session that begins: it is counted when it ends',
      'hillstone: not_traffic: a translation, or a rule that was applied',
      'hillstone: not_traffic: a record of Event@MGMT',
    ]);
  });
});
