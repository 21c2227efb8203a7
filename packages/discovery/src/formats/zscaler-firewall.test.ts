import { HOUR_MS } from '@casbah/domain/time-units';
import { expect, test } from 'vitest';
import { eventOf, reasons, TIME } from './test-lines.ts';

const USER = { user: 'jdoe@example.com', user_domain: 'example.com' };

test('Zscaler firewall as CSV', () => {
  const line =
    '"Fri Nov 20 08:14:22 2026","jdoe@example.com","Sales, Paris","HQ","443","51234","443","51234","10.1.1.1","203.0.113.9","198.51.100.7","203.0.113.9","10.9.9.9","0","L2 tunnel","Drop","No","Yes","No","HTTPS","Dropbox","TCP","Online Storage","United States","5","Rule 1","500","200","5","5000","1","None","None","None","jdoe","PC-7"';
  const event = {
    format: 'zscaler-firewall-csv',
    time: TIME - HOUR_MS,
    ...USER,
    src_ip: '10.1.1.1',
    dst_ip: '203.0.113.9',
    dst_port: 443,
    action: 'blocked',
    bytes_up: 200,
    bytes_down: 500,
    app: 'Dropbox',
    category: 'Online Storage',
    country: 'US',
    device: 'PC-7',
  };
  expect(eventOf(line)).toMatchObject(event);
  expect(eventOf(`<134>Nov 20 08:14:23 nss ${line}`)).toMatchObject(event);
  expect(reasons(line.split(',').slice(0, 27).join(','))).toEqual([
    'zscaler-firewall-csv: incomplete_line: 26 values where the firewall feed has 36',
  ]);
});
