import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { readSettings, SettingsError } from './settings.ts';

test('defaults to a demo on loopback, with its data beside it', () => {
  expect(readSettings({})).toEqual({
    dataFolder: resolve('casbah-data'),
    port: 8080,
    host: '127.0.0.1',
    controlUrl: undefined,
    eventsUrl: undefined,
    proxies: [],
    frames: [],
    hsts: 'host',
    deployment: 'LOCAL',
    privateHosts: [],
    openFolders: [],
    geoipPath: resolve('casbah-data/geoip'),
    inspection: { clamd: undefined, hashesFile: undefined, addressesFile: undefined, ocrFolder: undefined },
    publicUrl: undefined,
    teamUrl: undefined,
    guideVideoUrl: undefined,
    mail: { smtpUrl: undefined, from: { name: 'Casbah', address: 'casbah@localhost.localdomain' } },
    syslog: { listeners: [], tls: undefined },
    signUp: { mode: 'closed', operatorEmail: undefined },
    demo: true,
    logLevel: 'warn',
  });
});

test('every setting is read', () => {
  expect(
    readSettings({
      CASBAH_DATA: '/srv/casbah',
      CASBAH_PORT: '9000',
      CASBAH_HOST: '0.0.0.0',
      CASBAH_CONTROL_URL: 'postgres://casbah:secret@db:5432/casbah',
      CASBAH_EVENTS_URL: 'https://casbah:secret@clickhouse:8443/casbah',
      CASBAH_DEMO: '0',
      CASBAH_LOG: 'error',
      CASBAH_PROXIES: ' 10.0.0.5, fd00::/8,',
      CASBAH_HSTS: 'preload',
      CASBAH_FRAMES: 'https://portal.example, http://127.0.0.1:9000',
      CASBAH_ALLOW_PRIVATE_HOSTS: 'idp.corp.example, 10.0.0.7:8443',
      CASBAH_OPEN_FOLDERS: '/mnt/proxy-logs, /srv/logs',
      CASBAH_GEOIP: '/srv/geoip',
      CASBAH_CLAMD: 'clamav.example.com:3310',
      CASBAH_MALWARE_HASHES: '/srv/hashes.txt',
      CASBAH_MALICIOUS_ADDRESSES: '/srv/addresses.txt',
      CASBAH_OCR_DATA: '/srv/tessdata',
      CASBAH_PUBLIC_URL: 'https://casbah.company.example/',
      CASBAH_SMTP_URL: 'smtps://casbah:secret@mail.company.example',
      CASBAH_MAIL_FROM: 'Casbah of Atlas <casbah@company.example>',
      CASBAH_SIGNUP: 'approval',
      CASBAH_OPERATOR_EMAIL: 'operations@company.example',
      CASBAH_TEAM_URL: 'https://help.company.example/casbah',
      CASBAH_GUIDE_VIDEO: 'https://media.company.example/casbah.mp4',
      CASBAH_SYSLOG: 'udp://0.0.0.0:514, tls://[::]:6514?company=atlas.example',
      CASBAH_NETFLOW: 'udp://0.0.0.0:2055?company=atlas.example',
      CASBAH_SYSLOG_TLS_CERT: '/etc/casbah/cert.pem',
      CASBAH_SYSLOG_TLS_KEY: '/etc/casbah/key.pem',
    }),
  ).toEqual({
    dataFolder: '/srv/casbah',
    port: 9000,
    host: '0.0.0.0',
    controlUrl: 'postgres://casbah:secret@db:5432/casbah',
    eventsUrl: 'https://casbah:secret@clickhouse:8443/casbah',
    proxies: ['10.0.0.5', 'fd00::/8'],
    frames: ['https://portal.example', 'http://127.0.0.1:9000'],
    hsts: 'preload',
    deployment: 'ON-PREMISE',
    privateHosts: ['idp.corp.example', '10.0.0.7:8443'],
    openFolders: ['/mnt/proxy-logs', '/srv/logs'],
    geoipPath: '/srv/geoip',
    inspection: {
      clamd: { host: 'clamav.example.com', port: 3310 },
      hashesFile: '/srv/hashes.txt',
      addressesFile: '/srv/addresses.txt',
      ocrFolder: '/srv/tessdata',
    },
    publicUrl: 'https://casbah.company.example',
    teamUrl: 'https://help.company.example/casbah',
    guideVideoUrl: 'https://media.company.example/casbah.mp4',
    mail: {
      smtpUrl: 'smtps://casbah:secret@mail.company.example',
      from: { name: 'Casbah of Atlas', address: 'casbah@company.example' },
    },
    signUp: { mode: 'approval', operatorEmail: 'operations@company.example' },
    syslog: {
      listeners: [
        { protocol: 'udp', host: '0.0.0.0', port: 514, company: undefined },
        { protocol: 'tls', host: '::', port: 6514, company: 'atlas.example' },
        { protocol: 'netflow', host: '0.0.0.0', port: 2055, company: 'atlas.example' },
      ],
      tls: { certFile: '/etc/casbah/cert.pem', keyFile: '/etc/casbah/key.pem', caFile: undefined },
    },
    demo: false,
    logLevel: 'error',
  });
});

test('an empty setting counts as absent', () => {
  expect(readSettings({ CASBAH_PORT: '', CASBAH_CONTROL_URL: '', CASBAH_DEMO: '' })).toEqual(
    readSettings({}),
  );
});

test.each([
  ['CASBAH_PORT', '80a'],
  ['CASBAH_PORT', '70000'],
  ['CASBAH_PORT', '-1'],
  ['CASBAH_HOST', 'a b'],
  ['CASBAH_CONTROL_URL', 'mysql://db/casbah'],
  ['CASBAH_CONTROL_URL', 'db:5432'],
  ['CASBAH_EVENTS_URL', 'clickhouse'],
  ['CASBAH_DEMO', 'maybe'],
  ['CASBAH_PROXIES', 'proxy.example'],
  ['CASBAH_PROXIES', '10.0.0.0/33'],
  ['CASBAH_FRAMES', '*'],
  ['CASBAH_FRAMES', 'portal.example'],
  ['CASBAH_FRAMES', 'https://portal.example/'],
  ['CASBAH_FRAMES', 'https://portal.example;script-src'],
  ['CASBAH_ALLOW_PRIVATE_HOSTS', 'https://idp.corp.example'],
  ['CASBAH_OPEN_FOLDERS', '/srv/logs, logs'],
  ['CASBAH_PUBLIC_URL', 'casbah.company.example'],
  ['CASBAH_PUBLIC_URL', 'https://casbah.company.example/casbah'],
  ['CASBAH_SMTP_URL', 'http://mail.company.example'],
  ['CASBAH_TEAM_URL', 'javascript:alert(1)'],
  ['CASBAH_GUIDE_VIDEO', 'media.company.example/casbah.mp4'],
  ['CASBAH_MAIL_FROM', 'Casbah'],
  ['CASBAH_MAIL_FROM', 'Casbah <casbah@company.example>, other@company.example'],
  ['CASBAH_MAIL_FROM', 'casbah@company.example\r\nBcc: all@company.example'],
  ['CASBAH_NETFLOW', 'tcp://0.0.0.0:2055'],
  ['CASBAH_SYSLOG', 'http://0.0.0.0:514'],
  ['CASBAH_SYSLOG', 'tcp://0.0.0.0'],
  ['CASBAH_SYSLOG', 'tcp://0.0.0.0:99999'],
  ['CASBAH_SYSLOG', 'udp://0.0.0.0:514?tenant=x'],
  ['CASBAH_SIGNUP', 'yes'],
  ['CASBAH_OPERATOR_EMAIL', 'operations'],
])("%s=%s is refused with the setting's name and the fix", (name, value) => {
  expect(() => readSettings({ [name]: value })).toThrow(SettingsError);
  expect(() => readSettings({ [name]: value })).toThrow(new RegExp(`^${name} .*Use`));
});

test('all errors are reported together, without any password', () => {
  const reading = () =>
    readSettings({ CASBAH_PORT: 'x', CASBAH_CONTROL_URL: 'ftp://casbah:secret@db/casbah', CASBAH_DEMO: 'x' });
  expect(reading).toThrow(/CASBAH_PORT.*CASBAH_CONTROL_URL.*CASBAH_DEMO/s);
  expect(reading).not.toThrow(/secret/);
});

test('a setting that needs another one names it', () => {
  expect(() => readSettings({ CASBAH_SMTP_URL: 'smtp://mail.company.example' })).toThrow(/CASBAH_MAIL_FROM/);
  expect(() => readSettings({ CASBAH_SIGNUP: 'approval' })).toThrow(/CASBAH_OPERATOR_EMAIL/);
  expect(() => readSettings({ CASBAH_SYSLOG: 'tls://0.0.0.0:6514' })).toThrow(/CASBAH_SYSLOG_TLS_KEY/);
});

test('accepts the listed deployment types, and no others [SH-K098] [PF-K064]', () => {
  const kinds = 'QA STAGING DEMO EOE LOCAL DEV PROD CWS GOV CWSSTAGE ON-PREMISE'.split(' ');
  for (const kind of kinds) expect(readSettings({ CASBAH_DEPLOYMENT: kind }).deployment).toBe(kind);
  for (const kind of ['prod', 'TEST', 'ON_PREMISE'])
    expect(() => readSettings({ CASBAH_DEPLOYMENT: kind })).toThrow(SettingsError);
});
