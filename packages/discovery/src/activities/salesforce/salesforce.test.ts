import { originsOf } from '@casbah/domain/activity';
import { expect, test } from 'vitest';
import { read, reasons } from '../../formats/test-lines.ts';
import { activitiesOf } from '../test-records.ts';

/** A row of an event log file, as Salesforce's Event Monitoring reference describes it. */
function row(EVENT_TYPE: string, more: object = {}) {
  return {
    EVENT_TYPE,
    TIMESTAMP: '20261120081422.500',
    REQUEST_ID: '4exLFFQZ1234xFl1cJNwOV',
    ORGANIZATION_ID: '00D000000000123',
    USER_ID: '00530000009M943',
    USER_ID_DERIVED: '00590000000I1SNIA0',
    USER_NAME: 'Salma@atlas.example',
    SESSION_KEY: 'S1',
    CLIENT_IP: '203.0.113.9',
    ...more,
  };
}

/** An object of Real-Time Event Monitoring. */
function monitored(type: string, more: object = {}) {
  return {
    attributes: { type, url: `/services/data/v66.0/sobjects/${type}/0` },
    EventIdentifier: 'ev-1',
    EventDate: '2026-11-20T08:14:22.500+0000',
    UserId: '00590000000I1SNIA0',
    Username: 'Salma@atlas.example',
    SourceIp: '203.0.113.9',
    SessionKey: 'S1',
    ...more,
  };
}

const TIME = Date.UTC(2026, 10, 20, 8, 14, 22, 500);

test('a row of a log file, and where each fact was read', () => {
  const [event] = activitiesOf(
    row('ReportExport', { REPORT_DESCRIPTION: 'Pipeline', URI: '/00O30000000abcd' }),
  );
  expect(event).toMatchObject({
    format: 'salesforce-events',
    time: TIME,
    user: 'salma@atlas.example',
    activity: 'export',
    outcome: 'success',
    object_type: 'report',
    object: 'Pipeline',
    src_ip: '203.0.113.9',
    session: 'S1',
    extra: { source_action: 'ReportExport', account: '00D000000000123' },
  });
  expect(originsOf(event?.origins).get('user')).toBe('USER_NAME');
});

test.each([
  [
    row('Login', { LOGIN_STATUS: 'LOGIN_ERROR_INVALID_PASSWORD' }),
    { activity: 'sign_in', outcome: 'failure', extra: { reason: 'LOGIN_ERROR_INVALID_PASSWORD' } },
  ],
  [
    row('LoginAs', { DELEGATED_USER_NAME: 'admin@atlas.example' }),
    { activity: 'assume_role', user: 'admin@atlas.example', on_behalf_of: 'salma@atlas.example' },
  ],
  [row('API', { METHOD_NAME: 'query', ENTITY_NAME: 'Contact' }), { activity: 'search', object: 'Contact' }],
  [
    row('RestApi', { METHOD: 'DELETE', STATUS_CODE: '403', URI: '/v66/001' }),
    { activity: 'delete', outcome: 'failure' },
  ],
  [
    row('BulkApi', { OPERATION_TYPE: 'queryAll', ENTITY_TYPE: 'Lead' }),
    { activity: 'export', object: 'Lead' },
  ],
  [
    row('ContentTransfer', {
      TRANSACTION_TYPE: 'VersionDownloadAction',
      DOCUMENT_ID: '069',
      SIZE_BYTES: '9',
    }),
    { activity: 'download', object_type: 'file', object_id: '069', extra: { size: '9' } },
  ],
  [row('ContentTransfer', { TRANSACTION_TYPE: 'VersionRenditionDownload' }), { activity: 'view' }],
  [row('PermissionUpdate', { FEATURE_ID: '0PS' }), { activity: 'change_permission', object_type: 'role' }],
])('log files: %#', (record, expected) => {
  expect(activitiesOf(record)).toMatchObject([expected]);
});

test.each([
  [
    monitored('LoginEvent', {
      Status: 'Success',
      LoginType: 'Application',
      CountryIso: 'MA',
      City: 'Casablanca',
      LoginLatitude: 33.6,
      LoginLongitude: -7.6,
      Browser: 'Chrome 140',
      Platform: 'Windows 11',
    }),
    {
      activity: 'sign_in',
      country: 'MA',
      city: 'Casablanca',
      lat: 33.6,
      browser: 'Chrome',
      os: 'Windows',
    },
  ],
  [
    monitored('ReportEvent', {
      ReportId: '00O',
      Name: 'Pipeline',
      Operation: 'ReportExported',
      PolicyOutcome: 'Block',
    }),
    { activity: 'export', outcome: 'failure', object: 'Pipeline', object_id: '00O' },
  ],
  [
    monitored('ApiEvent', {
      Operation: 'Query',
      QueriedEntities: 'Account',
      RowsProcessed: 5000,
      Client: 'Loader',
    }),
    { activity: 'search', object: 'Account', extra: { rows: '5000', client: 'Loader' } },
  ],
  [
    monitored('FileEvent', { FileAction: 'UI_DOWNLOAD', FileName: 'Budget.xlsx', DocumentId: '069' }),
    { activity: 'download', object_type: 'file', object: 'Budget.xlsx' },
  ],
  [
    monitored('PermissionSetEventStore', { Operation: 'AssignedToUsers', ParentName: 'View all data' }),
    { activity: 'grant_permission', object_type: 'role', object: 'View all data' },
  ],
  [monitored('SessionHijackingEventStore', { Score: 0.9 }), { activity: 'alert', extra: { risk: '0.9' } }],
])('Real-Time Event Monitoring: %#', (record, expected) => {
  expect(activitiesOf(record)).toMatchObject([{ time: TIME, user: 'salma@atlas.example', ...expected }]);
});

test('platform events as subscribers receive them, without their type', () => {
  const { attributes: _, ...payload } = monitored('LoginAsEvent', {
    DelegatedUsername: 'admin@atlas.example',
    LoginAsCategory: 'OrgAdmin',
  });
  const message = {
    channel: '/event/LoginAsEventStream',
    data: { schema: 'x', payload, event: { replayId: 1 } },
  };
  expect(activitiesOf(message)).toMatchObject([
    { activity: 'assume_role', user: 'admin@atlas.example', on_behalf_of: 'salma@atlas.example' },
  ]);
});

test('the Setup Audit Trail and the login history', () => {
  const setup = {
    attributes: { type: 'SetupAuditTrail' },
    Id: '0Ym1',
    Action: 'changedprofileforuser',
    Section: 'Manage Users',
    CreatedDate: '2026-11-20T08:14:22.000+0000',
    CreatedBy: { Username: 'admin@atlas.example', Name: 'Admin' },
    Display: 'Changed profile for user omar@atlas.example from Standard to Administrator',
    DelegateUser: null,
  };
  const history = {
    UserId: '005',
    LoginTime: '2026-11-20T08:14:22.000+0000',
    LoginType: 'Application',
    SourceIp: '203.0.113.9',
    Status: 'Invalid Password',
    Browser: 'Chrome 140',
  };
  expect(activitiesOf(setup, { ...setup, DelegateUser: 'support@atlas.example' }, history)).toMatchObject([
    {
      activity: 'change_role',
      user: 'admin@atlas.example',
      object_type: 'user',
      object: 'omar@atlas.example',
      targets: 'omar@atlas.example',
    },
    { user: 'support@atlas.example', on_behalf_of: 'admin@atlas.example' },
    { activity: 'sign_in', user: '005', outcome: 'failure', extra: { reason: 'Invalid Password' } },
  ]);
});

test('log files as CSV, with each row kept as JSON', () => {
  const lines = [
    '"EVENT_TYPE","TIMESTAMP","REQUEST_ID","USER_ID","USER_NAME","CLIENT_IP","SEARCH_QUERY"',
    '"Search","20261120081422.500","R1","005","Salma@atlas.example","203.0.113.9","board, ""minutes"""',
    '"Logout","20261120081422.500","R2","005","Salma@atlas.example","203.0.113.9",""',
    '"Logout","20261120081422.500"',
  ];
  const { events, rejects } = read(...lines);
  expect(events).toMatchObject([
    {
      format: 'salesforce-log-file',
      time: TIME,
      activity: 'search',
      object: 'board, "minutes"',
      user: 'salma@atlas.example',
    },
    { activity: 'sign_out', raw_id: 'R2' },
  ]);
  expect(JSON.parse(events[0]?.raw ?? '')).toMatchObject({ EVENT_TYPE: 'Search', USER_ID: '005' });
  expect(rejects.map(({ reason }) => reason)).toEqual(['incomplete_line']);
});

test('an export of the Setup Audit Trail as CSV, with the user in a column', () => {
  const { events } = read(
    'Id,Action,Section,CreatedDate,CreatedBy.Username,Display,DelegateUser',
    '0Ym1,PermSetAssign,Manage Users,2026-11-20T08:14:22.000Z,admin@atlas.example,Assigned to user omar@atlas.example,',
  );
  expect(events).toMatchObject([
    {
      activity: 'grant_permission',
      user: 'admin@atlas.example',
      targets: 'omar@atlas.example',
      raw_id: '0Ym1',
    },
  ]);
});

test('measurements of requests and lists of log files are not activities', () => {
  const listed = {
    Id: '0AT1',
    EventType: 'Login',
    LogDate: '2026-11-20T00:00:00.000+0000',
    LogFile: '/services/0AT1',
  };
  expect(reasons(JSON.stringify(listed))).toEqual([
    'salesforce-events: not_traffic: an entry of the list of log files',
  ]);
  expect(reasons(JSON.stringify(row('ApexExecution')))).toEqual([
    'salesforce-events: not_traffic: ApexExecution, which measures how a request ran',
  ]);
});
