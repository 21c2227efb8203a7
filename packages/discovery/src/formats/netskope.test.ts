import { describe, expect, test } from 'vitest';
import { eventOf, reasons, TIME } from './test-lines.ts';

const USER = { user: 'jdoe@example.com', user_domain: 'example.com' };

describe('Netskope', () => {
  const names =
    'date time time-taken cs-bytes sc-bytes bytes c-ip s-ip cs-username cs-method cs-uri-scheme cs-uri-query cs-user-agent cs-content-type sc-status sc-content-type cs-dns cs-host cs-uri cs-uri-port cs-referer x-cs-session-id x-cs-access-method x-cs-app x-s-country x-s-location x-c-os x-c-browser x-c-device x-cs-timestamp x-cs-userip x-category x-type x-transaction-id x-policy-action x-cs-app-activity';
  const values =
    '2026-11-20 08:14:22 64 2971 2050 5021 198.51.100.7 203.0.113.9 jdoe@example.com GET https cc=US "Mozilla/5.0 (Windows NT 10.0)" - 200 application/json www.bing.com www.bing.com /client/config?cc=US 443 - 368 Client "Microsoft Bing" US Redmond "Windows 10" Edge "Windows Device" 1795162462 10.5.78.159 "Search Engines" http_transaction 2696581500064586450 allow Browse';
  const event = {
    format: 'netskope-transactions',
    time: TIME,
    ...USER,
    src_ip: '10.5.78.159',
    os: 'Windows 10',
    browser: 'Edge',
    dst_ip: '203.0.113.9',
    dst_port: 443,
    host: 'www.bing.com',
    url: 'https://www.bing.com/client/config?cc=US',
    method: 'GET',
    status: 200,
    action: 'allowed',
    bytes_up: 2971,
    bytes_down: 2050,
    user_agent: 'Mozilla/5.0 (Windows NT 10.0)',
    content_type: 'application/json',
    category: 'Search Engines',
    app: 'Microsoft Bing',
    activity: 'Browse',
    country: 'US',
    city: 'Redmond',
    raw_id: '2696581500064586450',
    extra: expect.objectContaining({ 'c-ip': '198.51.100.7', 'x-cs-access-method': 'Client' }),
  };

  test('web transactions as W3C, CSV and JSON', () => {
    expect(eventOf(`#Fields: ${names}`, values)).toEqual(event);
    const columns = names.split(' ');
    const cells = values.match(/"[^"]*"|\S+/g)?.map((value) => value.replaceAll('"', '')) ?? [];
    expect(cells).toHaveLength(columns.length);
    expect(eventOf(columns.join(','), cells.map((value) => `"${value}"`).join(','))).toEqual({
      ...event,
      format: 'netskope-transactions-csv',
    });
    const object = Object.fromEntries(columns.map((name, at) => [name, cells[at]]));
    expect(eventOf(JSON.stringify(object))).toEqual({ ...event, format: 'netskope-transactions-json' });
    const underscored = Object.fromEntries(columns.map((name, at) => [name.replaceAll('-', '_'), cells[at]]));
    expect(eventOf(JSON.stringify(underscored))).toMatchObject({
      url: event.url,
      bytes_up: 2971,
      src_ip: '10.5.78.159',
    });
    expect(eventOf(`#Fields: ${names}`, values.replace(' allow Browse', ' block -'))).toMatchObject({
      action: 'blocked',
    });
  });

  test('web transactions with too few values, or an unclosed quote', () => {
    expect(
      reasons(
        `#Fields: ${names}`,
        '2026-11-20 08:14:22 64',
        values.replace('"Search Engines" http_transaction', '"Search Engines http_transaction'),
      ),
    ).toEqual([
      'netskope-transactions: incomplete_line: 3 values where #Fields names 36',
      'netskope-transactions: incomplete_line: a quote is not closed',
    ]);
    expect(reasons(names.replaceAll(' ', ','), '2026-11-20,08:14:22')).toEqual([
      'netskope-transactions-csv: incomplete_line: 2 values where the header names 36',
    ]);
  });

  test('page and application events, network sessions', () => {
    const page = {
      _id: 'abc',
      timestamp: 1795162462,
      type: 'nspolicy',
      access_method: 'Client',
      app: 'Google Drive',
      appcategory: 'Cloud Storage',
      category: 'Cloud Storage',
      ccl: 'excellent',
      activity: 'Upload',
      object: 'plan.docx',
      object_type: 'File',
      object_id: 'o1',
      browser: 'Chrome',
      os: 'Windows 11',
      device: 'Windows Device',
      hostname: 'PC-7',
      user: 'JDoe@example.com',
      userip: '10.1.1.1',
      srcip: '198.51.100.7',
      dstip: '203.0.113.9',
      dst_country: 'US',
      dst_location: 'Mountain View',
      url: 'drive.google.com/upload',
      domain: 'drive.google.com',
      action: 'useralert',
      client_bytes: 200,
      server_bytes: 500,
      numbytes: 700,
      useragent: 'UA',
      severity: 'unknown',
    };
    expect(eventOf(JSON.stringify(page))).toEqual({
      format: 'netskope-events',
      time: TIME,
      ...USER,
      src_ip: '10.1.1.1',
      device: 'PC-7',
      os: 'Windows 11',
      browser: 'Chrome',
      dst_ip: '203.0.113.9',
      host: 'drive.google.com',
      url: 'drive.google.com/upload',
      action: 'warned',
      bytes_up: 200,
      bytes_down: 500,
      user_agent: 'UA',
      category: 'Cloud Storage',
      app: 'Google Drive',
      activity: 'Upload',
      object_type: 'File',
      object: 'plan.docx',
      object_id: 'o1',
      country: 'US',
      city: 'Mountain View',
      raw_id: 'abc',
      extra: expect.objectContaining({ srcip: '198.51.100.7', ccl: 'excellent', type: 'nspolicy' }),
    });
    expect(
      eventOf(
        JSON.stringify({
          timestamp: 1795162462,
          type: 'connection',
          access_method: 'Client',
          app: 'A',
          userip: '10.1.1.1',
          url: 'a.example',
          client_bytes: 200,
          numbytes: 700,
        }),
      ),
    ).toMatchObject({ bytes_up: 200, bytes_down: 500 });
    expect(
      reasons(
        JSON.stringify({ timestamp: 1795162462, type: 'audit', access_method: 'UI', app: 'x', user: 'a' }),
      ),
    ).toEqual(['netskope-events: not_traffic: an event of type audit']);
  });

  test('CEF', () => {
    expect(
      eventOf(
        '<14>Nov 20 08:14:23 ce CEF:0|Netskope|tenant|NULL|page|NULL|Unknown|timestamp=1795162462 suser=jdoe@example.com src=10.1.1.1 dst=203.0.113.9 dhost=drive.google.com request=https://drive.google.com/upload?a\\=b act=block destinationServiceName=Google Drive cat=Cloud Storage bytesIn=500 bytesOut=200 requestMethod=POST requestClientApplication=Mozilla/5.0 (X11) externalId=42',
      ),
    ).toMatchObject({
      format: 'netskope-cef',
      time: TIME,
      ...USER,
      src_ip: '10.1.1.1',
      dst_ip: '203.0.113.9',
      host: 'drive.google.com',
      url: 'https://drive.google.com/upload?a=b',
      method: 'POST',
      action: 'blocked',
      app: 'Google Drive',
      category: 'Cloud Storage',
      bytes_up: 200,
      bytes_down: 500,
      user_agent: 'Mozilla/5.0 (X11)',
      raw_id: '42',
    });
  });
});
