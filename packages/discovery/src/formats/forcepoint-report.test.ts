import { describe, expect, test } from 'vitest';
import { eventOf, reasons, TIME } from './test-lines.ts';

const USER = { user: 'jdoe@example.com', user_domain: 'example.com' };

describe('Forcepoint (Websense) reports', () => {
  const names =
    '"User","Day","Time","URL Hostname","Domain","Group","Risk Class","Disposition","Source IP","Destination IP","Full URL","Port","Protocol","Bandwidth","Bytes Sent","Bytes Received","Category"';
  const values =
    '"LDAP://10.0.0.1 OU=Sales,DC=corp,DC=example,DC=com/Doe, John","2026-11-20","09:14:22","files.example.com","CORP","Sales","None","Category permitted","10.1.1.1","203.0.113.9","https://files.example.com/a","443","HTTPS","700","200","500","File Sharing"';
  const event = {
    format: 'forcepoint-report',
    time: TIME,
    user: 'Doe, John',
    user_domain: 'CORP',
    src_ip: '10.1.1.1',
    dst_ip: '203.0.113.9',
    dst_port: 443,
    host: 'files.example.com',
    url: 'https://files.example.com/a',
    action: 'allowed',
    bytes_up: 200,
    bytes_down: 500,
    category: 'File Sharing',
  };

  test('investigative detail report', () => {
    expect(eventOf(names, values)).toMatchObject(event);
    expect(eventOf(names, values.replace('Category permitted', 'File type blocked'))).toMatchObject({
      action: 'blocked',
    });
    expect(reasons(names, values.replace(',"File Sharing"', ''))).toEqual([
      'forcepoint-report: incomplete_line: 16 values where the report has 17',
    ]);
  });

  test('Web Security Cloud, with and without names', () => {
    expect(
      eventOf(
        '"Date & Time","User","Workstation","Category","Action","Risk Class","Policy Name","URL","Connection IP","Destination IP","Source IP","User Agent String","HTTP Status Code","HTTP Request Method","Bytes Sent","Bytes Received"',
        '"2026-11-20 09:14:22","jdoe@example.com","PC-7","Storage","Blocked","Business Usage","Default","https://files.example.com/a","198.51.100.7","203.0.113.9","10.1.1.1","Mozilla/5.0 (X11)","403","Get","200","500"',
      ),
    ).toMatchObject({
      format: 'forcepoint-report',
      time: TIME,
      ...USER,
      src_ip: '10.1.1.1',
      dst_ip: '203.0.113.9',
      device: 'PC-7',
      url: 'https://files.example.com/a',
      method: 'GET',
      status: 403,
      action: 'blocked',
      bytes_up: 200,
      bytes_down: 500,
      category: 'Storage',
      user_agent: 'Mozilla/5.0 (X11)',
      extra: { 'connection ip': '198.51.100.7' },
    });
    expect(
      eventOf(
        '"20/11/2026","09:14:22","jdoe@example.com","Not available","Storage,Downloads","Allowed","Business Usage,None","Policy","files.example.com:443/","198.51.100.7","203.0.113.9","Not available","None","None","Java/11.0.6","200","Connect"',
      ),
    ).toMatchObject({
      time: TIME,
      ...USER,
      src_ip: '198.51.100.7',
      dst_ip: '203.0.113.9',
      dst_port: 443,
      host: 'files.example.com',
      method: 'CONNECT',
      status: 200,
      action: 'allowed',
      category: 'Storage,Downloads',
      user_agent: 'Java/11.0.6',
    });
  });
});
