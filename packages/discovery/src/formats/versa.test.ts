import { describe, expect, test } from 'vitest';
import { eventOf, reasons, TIME } from './test-lines.ts';

const FLOW =
  'flowId=33655871, flowCookie=1795162462, sourceIPv4Address=10.1.1.1, destinationIPv4Address=203.0.113.9, sourceTransportPort=51000, destinationTransportPort=443, tenantId=2, vsnId=0, applianceId=1, protocolIdentifier=6';
const ACCESS = `2026-11-20T08:14:22+0000 accessLog, applianceName=Branch1, tenantName=T1, ${FLOW}, action=allow, rule=Trust, host=www.dropbox.com, appIdStr=dropbox, fromUser=JDoe@example.com, fromZone="LAN, users", toCountry=Ireland, sentOctets=200, recvdOctets=500, emptyField=`;

describe('Versa', () => {
  test('the access log of the firewall', () => {
    const event = {
      format: 'versa-flow',
      time: TIME,
      user: 'jdoe@example.com',
      user_domain: 'example.com',
      src_ip: '10.1.1.1',
      dst_ip: '203.0.113.9',
      dst_port: 443,
      host: 'www.dropbox.com',
      action: 'allowed',
      bytes_up: 200,
      bytes_down: 500,
      app: 'dropbox',
      country: 'IE',
      raw_id: '33655871',
      extra: {
        applianceId: '1',
        applianceName: 'Branch1',
        flowCookie: '1795162462',
        fromZone: 'LAN, users',
        logType: 'accessLog',
        protocol: 'tcp',
        rule: 'Trust',
        sourceTransportPort: '51000',
        tenantId: '2',
        tenantName: 'T1',
        vsnId: '0',
      },
    };
    expect(eventOf(ACCESS)).toEqual(event);
    for (const header of [
      '<134>',
      '<134>Nov 20 09:20:00 relay ',
      '<134>1 2026-11-20T08:20:00Z collector versa - - - ',
    ])
      expect(eventOf(header + ACCESS)).toEqual(event);
  });

  test('a flow without counters and verdict leaves them unknown', () => {
    const event = eventOf(
      `2026-11-20T08:14:22+0000 flowIdLog, applianceName=Branch1, tenantName=T1, flowId=1, flowCookie=1795162462, sourceIPv4Address=10.1.1.1, destinationIPv4Address=203.0.113.9, sourcePort=44657, destinationPort=443`,
    );
    expect(event).toMatchObject({ time: TIME, src_ip: '10.1.1.1', dst_ip: '203.0.113.9', dst_port: 443 });
    for (const unknown of ['action', 'bytes_up', 'bytes_down', 'user'])
      expect(event).not.toHaveProperty(unknown);
  });

  test('URL and DNS filtering', () => {
    expect(
      eventOf(
        `2026-11-20T08:14:22+0000 urlfLog, applianceName=B, tenantName=T, ${FLOW}, urlReputation=trustworthy, urlCategory=streaming_media, httpUrl=www.youtube.com/index.html, urlfProfile=P, urlfAction=justify`,
      ),
    ).toMatchObject({
      host: 'www.youtube.com',
      url: 'www.youtube.com/index.html',
      category: 'streaming_media',
      action: 'warned',
      src_ip: '10.1.1.1',
    });
    const query = eventOf(
      `2026-11-20T08:14:22+0000 dnsfLog, applianceName=B, tenantName=T, ${FLOW}, dnsfMsgType=request, dnsfAction=drop-packet, dnsfDomain="www.facebook.com"`,
    );
    expect(query).toMatchObject({
      host: 'www.facebook.com',
      action: 'blocked',
      extra: { resolver: '203.0.113.9' },
    });
    expect(query).not.toHaveProperty('dst_ip');
  });

  test("findings, translations, measurements and alarms aren't traffic", () => {
    const line = (type: string) =>
      `2026-11-20T08:14:22+0000 ${type}, applianceName=B, tenantName=T, ${FLOW}, severity=major`;
    const types = ['idpLog', 'cgnatLog', 'alarmLog', 'sdwanB2BSlamLog', 'systemLoadLog', 'authEventLog'];
    expect(reasons(...types.map(line))).toEqual(
      types.map((type) => `versa-flow: not_traffic: a record of ${type}`),
    );
  });
});
