import { describe, expect, test } from 'vitest';
import { eventOf, TIME } from './test-lines.ts';

const USER = { user: 'jdoe@example.com', user_domain: 'example.com' };

describe('iboss', () => {
  test('pairs', () => {
    expect(
      eventOf(
        '<14>Nov 20 09:14:23 gw 11/20/2026 09:14:22 AM,URL_LOG_ENTRY,URL_LOG_ID=77,IBOSS=gw-1,URL=https://files.example.com/a?x=1,y,CATEGORIES_NAMES=File Sharing,ACTION=Blocked,SRC_IPADDR=10.1.1.1,DST_IPADDR=203.0.113.9,COMP_NAME=PC-7,USER=jdoe@example.com,REQUEST_METHOD=POST,USER_AGENT=Mozilla/5.0 (X11, Linux),UPLOAD_BYTES=200,BYTES=700',
      ),
    ).toEqual({
      format: 'iboss',
      time: TIME,
      ...USER,
      src_ip: '10.1.1.1',
      device: 'PC-7',
      dst_ip: '203.0.113.9',
      host: 'files.example.com',
      url: 'https://files.example.com/a?x=1,y',
      method: 'POST',
      action: 'blocked',
      bytes_up: 200,
      bytes_down: 500,
      user_agent: 'Mozilla/5.0 (X11, Linux)',
      category: 'File Sharing',
      extra: { URL_LOG_ID: '77', IBOSS: 'gw-1' },
    });
  });

  test('JSON and CEF', () => {
    const request = {
      time: '2026-11-20T08:14:22Z',
      iboss: 'gw-1',
      userName: 'jdoe@example.com',
      srcIp: '10.1.1.1',
      computerName: 'PC-7',
      targetIp: '203.0.113.9',
      targetPort: 443,
      host: 'files.example.com',
      url: 'https://files.example.com/a',
      method: 'POST',
      responseCode: 200,
      action: 'Allowed',
      upstreamByteUsage: 200,
      downstreamByteUsage: 500,
      userAgent: 'UA',
      categoryName: 'File Sharing',
      refUrl: 'https://b.example/',
    };
    const event = {
      time: TIME,
      ...USER,
      src_ip: '10.1.1.1',
      dst_ip: '203.0.113.9',
      dst_port: 443,
      host: 'files.example.com',
      url: 'https://files.example.com/a',
      method: 'POST',
      status: 200,
      action: 'allowed',
      bytes_up: 200,
      bytes_down: 500,
      user_agent: 'UA',
      category: 'File Sharing',
      referrer: 'https://b.example/',
    };
    expect(eventOf(JSON.stringify(request))).toEqual({
      ...event,
      format: 'iboss-json',
      device: 'PC-7',
      extra: { iboss: 'gw-1' },
    });
    expect(
      eventOf(
        'CEF:0|iboss|SWG|10.2|url|URL log|1|rt=1795162462000 suser=jdoe@example.com src=10.1.1.1 dst=203.0.113.9 dpt=443 dhost=files.example.com request=https://files.example.com/a requestMethod=POST outcome=200 act=Allowed out=200 in=500 requestClientApplication=UA cat=File Sharing requestContext=https://b.example/',
      ),
    ).toMatchObject({ ...event, format: 'iboss-cef' });
  });
});

test('cloud JSON: separate date and time, the service beside the client', () => {
  const line = (action: string) =>
    `<46>Nov 20 08:14:23 a.ibosscloud.com {"iboss":"a.ibosscloud.com","logTime":"2026-11-20","time":"08:14:22","username":"jdoe","sourceIpAddress":"10.1.1.1","privateIp":"10.1.1.1","ipAddress":"203.0.113.9","publicIp":"198.51.100.7","destinationPort":"443","host":"files.example.com","url":"https:\\/\\/files.example.com\\/a","requestMethod":"POST","responseCode":"302","action":"${action}","upstreamByteUsage":"1250","downstreamByteUsage":"1653","filteringGroupName":"Default"}`;
  const event = {
    format: 'iboss-json',
    time: Date.UTC(2026, 10, 20, 7, 14, 22),
    user: 'jdoe',
    src_ip: '10.1.1.1',
    dst_ip: '203.0.113.9',
    dst_port: 443,
    host: 'files.example.com',
    url: 'https://files.example.com/a',
    bytes_up: 1250,
    bytes_down: 1653,
  };
  expect(eventOf(line('Soft-blocked'))).toMatchObject({ ...event, action: 'warned' });
  expect(eventOf(line('Blocked'))).toMatchObject({ ...event, action: 'blocked' });
});
