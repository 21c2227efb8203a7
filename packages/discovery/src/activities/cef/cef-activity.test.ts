import { describe, expect, test } from 'vitest';
import { eventOf, read, TIME } from '../../formats/test-lines.ts';

const line = (header: string, extension: string) =>
  `<134>Nov 20 08:14:22 host CEF:0|Acme|Files|2|${header}|3|rt=${TIME} ${extension}`;

describe('CEF audit events', () => {
  test('a download', () => {
    const text = line(
      '100|File downloaded',
      'suser=Salma@atlas.example src=203.0.113.9 fname=payroll \\= 1.xlsx filePath=/HR/payroll.xlsx fsize=4096 outcome=success externalId=e-1 requestClientApplication=Mozilla/5.0 (X11) msg=Salma downloaded a file cs1=S1 cs1Label=Session ID',
    );
    expect(eventOf(text)).toMatchObject({
      format: 'cef-activity',
      time: TIME,
      user: 'salma@atlas.example',
      activity: 'download',
      outcome: 'success',
      object_type: 'file',
      object: 'payroll = 1.xlsx',
      src_ip: '203.0.113.9',
      session: 'S1',
      app: 'Files',
      severity: '3',
      raw_id: 'e-1',
      user_agent: 'Mozilla/5.0 (X11)',
      message: 'Salma downloaded a file',
      raw: text.slice(text.indexOf('CEF:')),
      extra: {
        source_action: 'File downloaded',
        path: '/HR/payroll.xlsx',
        size: '4096',
        deviceVendor: 'Acme',
      },
    });
  });

  test('people: who acts, who is affected, and who signs in', () => {
    expect(eventOf(line('1|x', 'suser=salma duser=omar act=user.added_to_group'))).toMatchObject({
      user: 'salma',
      activity: 'add_member',
      targets: 'omar',
      object: 'omar',
    });
    expect(eventOf(line('2|Login failed', 'duser=omar src=203.0.113.9 reason=Bad password'))).toMatchObject({
      user: 'omar',
      activity: 'sign_in',
      outcome: 'failure',
      object_type: 'session',
      extra: { reason: 'Bad password' },
    });
  });

  test('custom fields name the object, and an address as the host is the client', () => {
    const text = line('9|Policy changed', 'suser=salma shost=203.0.113.9 cs1=Retention cs1Label=Policy Name');
    expect(eventOf(text)).toMatchObject({
      activity: 'edit',
      object_type: 'policy',
      object: 'Retention',
      src_ip: '203.0.113.9',
    });
  });

  test('a cloud access broker names the app and the client', () => {
    const text =
      'CEF:0|MCAS|SIEM_Agent|0.111.85|EVENT_CATEGORY_LOGIN|Log on|0|externalId=e2 rt=1795162462000 msg=Log on suser=salma@atlas.example destinationServiceName=ServiceNow dvc=203.0.113.9 requestClientApplication= cs3Label=targetObjects cs3=Omar';
    expect(eventOf(text)).toMatchObject({
      activity: 'sign_in',
      app: 'ServiceNow',
      src_ip: '203.0.113.9',
      user: 'salma@atlas.example',
    });
  });
});

test.each([
  'suser=salma src=10.1.1.1 dst=9.9.9.9 dpt=443 act=upload',
  'suser=salma src=10.1.1.1 request=https://a.example/x act=download',
])('a line with a destination is traffic: %s', (extension) => {
  expect(eventOf(line('1|Download', extension))?.format).toBe('cef');
});

test.each(['suser=salma msg=started', 'src=10.1.1.1 act=download', 'suser=salma act=blocked'])(
  'a line without an actor and an action is neither: %s',
  (extension) => {
    expect(read(line('1|Notice', extension)).rejects).toMatchObject([
      { reason: 'not_traffic', format: 'cef' },
    ]);
  },
);
