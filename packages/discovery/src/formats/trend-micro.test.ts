import { expect, test } from 'vitest';
import { eventOf, reasons, TIME } from './test-lines.ts';

const HEAD = 'CEF:0|Trend Micro|Apex Central|2019|';

test("a page blocked by the agent, with the computer's user and the program", () => {
  expect(
    eventOf(
      `Nov 20 10:00:00 apex ${HEAD}WB:36|36|3|deviceExternalId=1 rt=Nov 20 2026 08:14:22 GMT+00:00 app=5 dpt=443 act=2 src=10.1.1.7 cat=36 request=https://files.example/a?b\\=1 duser=CORP\\\\jdoe shost=PC-7 deviceProcessName=C:\\\\Program Files\\\\Browser\\\\browser.exe`,
    ),
  ).toMatchObject({
    format: 'trend-apex-cef',
    time: TIME,
    user: 'jdoe',
    user_domain: 'CORP',
    src_ip: '10.1.1.7',
    dst_port: 443,
    host: 'files.example',
    url: 'https://files.example/a?b=1',
    action: 'blocked',
    device: 'PC-7',
    app: 'browser.exe',
  });
});

test('newer versions write actions as words; IPv6 connections have separate fields', () => {
  expect(
    eventOf(
      `${HEAD}NCIE:Pass|Suspicious Connection|3|rt=Nov 20 2026 08:14:22 GMT+00:00 c6a2Label=SLF_SourceIP c6a2=2001:db8::7 c6a3Label=SLF_DestinationIP c6a3=2001:db8::9 dpt=80 act=Pass`,
    ),
  ).toMatchObject({ src_ip: '2001:db8::7', dst_ip: '2001:db8::9', dst_port: 80, action: 'allowed' });
});

test("logs of files, mail and devices aren't traffic", () => {
  expect(
    reasons(
      `${HEAD}700106|Data Loss Prevention|3|rt=Nov 20 2026 08:14:22 GMT+00:00 src=10.1.1.7 suser=jdoe shost=PC-7`,
    ),
  ).toEqual(['trend-apex-cef: not_traffic: a log of Data Loss Prevention']);
});
