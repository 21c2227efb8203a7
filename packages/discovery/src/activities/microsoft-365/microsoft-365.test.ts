import { originsOf } from '@casbah/domain/activity';
import { expect, test } from 'vitest';
import { read } from '../../formats/test-lines.ts';
import { activitiesOf } from '../test-records.ts';

/** A record with the members of the Management Activity API's common schema. */
function audited(Workload: string, Operation: string, more: object = {}) {
  return {
    CreationTime: '2026-11-20T08:14:22',
    Id: 'r1',
    Operation,
    OrganizationId: 'o1',
    RecordType: 0,
    UserKey: '1003200012345678',
    UserType: 0,
    Version: 1,
    Workload,
    UserId: 'Salma@atlas.example',
    ClientIP: '203.0.113.9:51000',
    ...more,
  };
}

const FILE = {
  ItemType: 'File',
  ObjectId: 'https://atlas-my.sharepoint.com/personal/salma/Documents/Pay%202026.xlsx',
  SiteUrl: 'https://atlas-my.sharepoint.com/personal/salma/',
  SourceFileName: 'Pay 2026.xlsx',
  SourceRelativeUrl: 'Documents',
  UserAgent: 'Mozilla/5.0',
  CorrelationId: 'c1',
};

test('who did what to which file, from where, and where each was read', () => {
  const [event] = activitiesOf(audited('OneDrive', 'FileDownloaded', { ...FILE, FileSizeBytes: 2048 }));
  expect(event).toMatchObject({
    format: 'microsoft-365',
    time: Date.UTC(2026, 10, 20, 8, 14, 22),
    user: 'salma@atlas.example',
    user_domain: 'atlas.example',
    service_id: 'onedrive',
    app: 'OneDrive',
    activity: 'download',
    outcome: 'success',
    object_type: 'file',
    object: 'Pay 2026.xlsx',
    object_id: FILE.ObjectId,
    src_ip: '203.0.113.9',
    session: 'c1',
    raw_id: 'r1',
    extra: { source_action: 'FileDownloaded', actor_type: 'user', size: '2048', path: FILE.ObjectId },
  });
  expect(originsOf(event?.origins).get('object')).toBe('SourceFileName');
  expect(originsOf(event?.origins).get('user')).toBe('UserId');
});

const RULE = [
  { Name: 'Mailbox', Value: 'omar@atlas.example' },
  { Name: 'Name', Value: 'Invoices' },
  { Name: 'ForwardTo', Value: 'smtp:drop@other.example' },
];

test.each([
  [
    'SharePoint',
    'AnonymousLinkCreated',
    FILE,
    { activity: 'create_link', object_type: 'file', extra: { exposure: 'public' } },
  ],
  [
    'SharePoint',
    'SharingSet',
    {
      ...FILE,
      TargetUserOrGroupName: 'omar_other.example#EXT#@atlas.onmicrosoft.com',
      TargetUserOrGroupType: 'Guest',
      EventData: '<Permissions granted>Contribute</Permissions granted>',
    },
    { activity: 'share', targets: 'omar@other.example', extra: { exposure: 'external', role: 'Contribute' } },
  ],
  [
    'SharePoint',
    'FileRenamed',
    { ...FILE, DestinationFileName: 'Pay.xlsx' },
    { activity: 'rename', extra: { before: 'Pay 2026.xlsx', after: 'Pay.xlsx' } },
  ],
  ['SharePoint', 'FileSyncUploadedFull', FILE, { activity: 'upload' }],
  ['SharePoint', 'ListItemCreated', { ListTitle: 'Assets' }, { activity: 'create', object: 'Assets' }],
  [
    'Exchange',
    'New-InboxRule',
    { Parameters: RULE, ObjectId: 'Omar\\1234', ResultStatus: 'True' },
    {
      activity: 'create',
      object_type: 'mail_rule',
      object: 'Invoices',
      on_behalf_of: 'omar@atlas.example',
      targets: 'drop@other.example',
      service_id: 'exchange-online',
    },
  ],
  [
    'Exchange',
    'Add-MailboxPermission',
    {
      Parameters: [
        { Name: 'Identity', Value: 'omar@atlas.example' },
        { Name: 'User', Value: 'sara@atlas.example' },
        { Name: 'AccessRights', Value: 'FullAccess' },
      ],
    },
    {
      activity: 'grant_permission',
      object_type: 'mailbox',
      object: 'omar@atlas.example',
      targets: 'sara@atlas.example',
      extra: { role: 'FullAccess' },
    },
  ],
  [
    'Exchange',
    'MailItemsAccessed',
    {
      MailboxOwnerUPN: 'omar@atlas.example',
      MailboxGuid: 'm1',
      LogonType: 2,
      ClientIPAddress: '198.51.100.7',
      ClientIP: undefined,
      Folders: [{ Path: '\\Inbox', FolderItems: [{ InternetMessageId: '<a@b>' }] }],
      OperationCount: 1,
    },
    {
      activity: 'view',
      object_type: 'mail',
      object: '\\Inbox',
      object_id: '<a@b>',
      on_behalf_of: 'omar@atlas.example',
      src_ip: '198.51.100.7',
    },
  ],
  [
    'Exchange',
    'SendAs',
    {
      MailboxOwnerUPN: 'omar@atlas.example',
      MailboxGuid: 'm1',
      SendAsUserSmtp: 'ceo@atlas.example',
      Item: { Subject: 'Payment', InternetMessageId: '<c@d>', SizeInBytes: 900 },
    },
    { activity: 'send', object: 'Payment', on_behalf_of: 'ceo@atlas.example' },
  ],
  [
    'AzureActiveDirectory',
    'UserLoginFailed',
    {
      LogonError: 'InvalidUserNameOrPassword',
      ResultStatus: 'Success',
      ExtendedProperties: [{ Name: 'UserAgent', Value: 'Mozilla/5.0' }],
      DeviceProperties: [
        { Name: 'OS', Value: 'Windows 10' },
        { Name: 'SessionId', Value: 's1' },
      ],
    },
    {
      activity: 'sign_in',
      outcome: 'failure',
      os: 'Windows',
      session: 's1',
      user_agent: 'Mozilla/5.0',
      extra: { reason: 'InvalidUserNameOrPassword' },
    },
  ],
  [
    'AzureActiveDirectory',
    'Add member to role.',
    {
      ObjectId: 'omar@atlas.example',
      ModifiedProperties: [{ Name: 'Role.DisplayName', NewValue: 'Global Administrator', OldValue: '' }],
      Target: [
        { ID: 'User_1', Type: 2 },
        { ID: 'omar@atlas.example', Type: 5 },
      ],
    },
    {
      activity: 'grant_permission',
      object: 'Global Administrator',
      targets: 'omar@atlas.example',
      extra: { role: 'Global Administrator' },
    },
  ],
  [
    'MicrosoftTeams',
    'MemberAdded',
    { TeamName: 'Finance', TeamGuid: 't1', Members: [{ UPN: 'omar@atlas.example', Role: 2 }] },
    {
      activity: 'add_member',
      object_type: 'group',
      object: 'Finance',
      object_id: 't1',
      targets: 'omar@atlas.example',
      extra: { role: 'Guest' },
    },
  ],
  [
    'MicrosoftTeams',
    'MessageSent',
    { ChatThreadId: '19:abc@thread.v2', MessageId: '17', ChatName: 'Budget' },
    { activity: 'send', object_type: 'message', object_id: '17', extra: { channel_id: '19:abc@thread.v2' } },
  ],
  [
    'SecurityComplianceCenter',
    'AlertTriggered',
    { Name: 'Unusual downloads', AlertId: 'a1', Severity: 'High' },
    { activity: 'alert', object: 'Unusual downloads', severity: 'high', service_id: 'microsoft-purview' },
  ],
  [
    'Exchange',
    'DlpRuleMatch',
    {
      ExchangeMetaData: { From: 'salma@atlas.example', To: ['omar@other.example'], Subject: 'Cards' },
      PolicyDetails: [{ PolicyName: 'Card numbers', Rules: [{ RuleName: 'Ten or more', Severity: 'High' }] }],
    },
    {
      activity: 'alert',
      object_type: 'mail',
      object: 'Cards',
      targets: 'omar@other.example',
      extra: { policy: 'Card numbers' },
    },
  ],
  [
    'PowerBI',
    'ExportReport',
    { ReportName: 'Sales', ReportId: 'p1', IsSuccess: false },
    {
      activity: 'export',
      object_type: 'report',
      object: 'Sales',
      outcome: 'failure',
      service_id: 'power-bi',
    },
  ],
  ['MicrosoftForms', 'AllowAnonymousResponse', { FormName: 'Survey' }, { extra: { exposure: 'public' } }],
  ['Yammer', 'DataExport', { DataExportType: 'All' }, { activity: 'export', service_id: 'yammer' }],
  [
    'Copilot',
    'CopilotInteraction',
    { CopilotEventData: { AppHost: 'Word', ThreadId: 'h1', AccessedResources: [{ Name: 'Plan.docx' }] } },
    { activity: 'send', object_type: 'message', object: 'Plan.docx', service_id: 'microsoft-copilot' },
  ],
  ['MicrosoftFlow', 'CreateFlow', { FlowDetailsUrl: 'https://f.example/1' }, { object_type: 'workflow' }],
  ['PublicEndpoint', 'CampaignWidgetRefreshed', {}, { activity: 'other' }],
])('%s: %s', (workload, operation, more, expected) => {
  expect(activitiesOf(audited(workload, operation, more))).toMatchObject([expected]);
});

test('apps, the system and anonymous people', () => {
  expect(
    activitiesOf(
      audited('SharePoint', 'FileAccessed', { UserId: 'app@sharepoint', UserType: 5 }),
      audited('Exchange', 'Set-Mailbox', { UserId: 'NT AUTHORITY\\SYSTEM (w3wp)', Parameters: [] }),
      audited('SharePoint', 'AnonymousLinkUsed', { UserId: 'urn:spo:anon#4f1c' }),
      audited('AzureActiveDirectory', 'Add user.', {
        UserId: 'ServicePrincipal_9e1a',
        UserType: 6,
        Actor: [{ ID: 'HR sync', Type: 1 }],
      }),
    ).map(({ user, extra }) => [user, extra?.actor_type]),
  ).toEqual([
    ['app@sharepoint', 'service'],
    ['SYSTEM (w3wp)', 'system'],
    ['urn:spo:anon#4f1c', 'anonymous'],
    ['HR sync', 'service'],
  ]);
});

test('records come as OfficeActivity, in exports, from Microsoft Graph, and without a workload', () => {
  const record = audited('SharePoint', 'FileDownloaded', FILE);
  const { Workload: _, ...unnamed } = { ...record, RecordType: 6 };
  const columns = {
    TenantId: 't1',
    TimeGenerated: '2026-11-20T08:14:22Z',
    Operation: 'FileDownloaded',
    OfficeWorkload: 'SharePoint',
    UserId: 'salma@atlas.example',
    ClientIP: '203.0.113.9',
    OfficeObjectId: FILE.ObjectId,
    SourceFileName: 'Pay 2026.xlsx',
    Type: 'OfficeActivity',
  };
  const graph = {
    id: 'g1',
    createdDateTime: '2026-11-20T08:14:22Z',
    auditLogRecordType: 'sharePointFileOperation',
    operation: 'FileDownloaded',
    service: 'SharePoint',
    userPrincipalName: 'salma@atlas.example',
    clientIp: '203.0.113.9',
    objectId: FILE.ObjectId,
    auditData: {},
  };
  const exported = { CreationDate: 'x', Operations: 'FileDownloaded', AuditData: JSON.stringify(record) };
  for (const variant of [unnamed, columns, exported, graph, { ...graph, auditData: record }])
    expect(activitiesOf(variant)).toMatchObject([
      {
        format: 'microsoft-365',
        time: Date.UTC(2026, 10, 20, 8, 14, 22),
        user: 'salma@atlas.example',
        activity: 'download',
        service_id: 'sharepoint',
        src_ip: '203.0.113.9',
      },
    ]);
});

test('CSV exports of Purview', () => {
  const quoted = JSON.stringify(audited('SharePoint', 'FileDownloaded', FILE)).replaceAll('"', '""');
  const { events, rejects } = read(
    'RecordId,CreationDate,RecordType,Operation,UserId,AuditData',
    `r1,2026-11-20T08:14:22Z,6,FileDownloaded,salma@atlas.example,"${quoted}"`,
  );
  expect(rejects).toEqual([]);
  expect(events).toMatchObject([
    {
      format: 'microsoft-365-csv',
      user: 'salma@atlas.example',
      activity: 'download',
      object: 'Pay 2026.xlsx',
    },
  ]);
});

test('directory changes: granted scopes, second factors, and Exchange’s user agent', () => {
  const common = {
    Id: 'c4f7d1c6-0001',
    CreationTime: '2026-11-20T08:14:22',
    RecordType: 8,
    OrganizationId: 'atlas',
    UserId: 'salma@atlas.example',
    Workload: 'AzureActiveDirectory',
    ResultStatus: 'Success',
  };
  const consent = {
    ...common,
    Operation: 'Consent to application.',
    ModifiedProperties: [
      { Name: 'ConsentContext.IsAdminConsent', NewValue: 'False', OldValue: '' },
      { Name: 'ConsentAction.Permissions', NewValue: 'Scope: Mail.Read Files.Read.All', OldValue: '' },
    ],
  };
  const method = (value: string) => ({
    ...common,
    Operation: 'Update user.',
    ModifiedProperties: [{ Name: 'StrongAuthenticationMethod', NewValue: value, OldValue: '[]' }],
  });
  const mail = {
    ...common,
    RecordType: 2,
    Workload: 'Exchange',
    Operation: 'HardDelete',
    ClientInfoString: 'Client=OWA;Action=ViaProxy;Mozilla/5.0 (Macintosh) Chrome/142.0 Safari/537.36',
  };
  expect(activitiesOf(consent, method('[{"MethodType":6}]'), method('[]'), mail)).toMatchObject([
    { extra: { role: 'Scope: Mail.Read Files.Read.All' } },
    { activity: 'enroll_mfa' },
    { activity: 'remove_mfa' },
    { user_agent: 'Mozilla/5.0 (Macintosh) Chrome/142.0 Safari/537.36' },
  ]);
});
