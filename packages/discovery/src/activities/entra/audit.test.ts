import { originsOf } from '@casbah/domain/activity';
import { expect, test } from 'vitest';
import { activitiesOf } from '../test-records.ts';
import { directoryAction } from './directory-actions.ts';

const omar = { id: 'u2', displayName: 'Omar', type: 'User', userPrincipalName: 'Omar@atlas.example' };

/** An entry as Microsoft Graph returns it. */
function entry(activityDisplayName: string, more: object = {}) {
  return {
    id: 'd1',
    category: 'UserManagement',
    correlationId: 'c1',
    result: 'success',
    resultReason: '',
    activityDisplayName,
    activityDateTime: '2026-11-20T08:14:22.1234567Z',
    loggedByService: 'Core Directory',
    operationType: 'Update',
    initiatedBy: {
      user: {
        id: 'u1',
        displayName: 'Salma Idrissi',
        userPrincipalName: 'salma@atlas.example',
        ipAddress: '203.0.113.9',
      },
      app: null,
    },
    targetResources: [omar],
    additionalDetails: [{ key: 'User-Agent', value: 'Mozilla/5.0' }],
    ...more,
  };
}

test('entries of Microsoft Graph, diagnostic settings and Log Analytics', () => {
  const record = entry('Disable account');
  const { initiatedBy, targetResources, ...rest } = record;
  const pascal = Object.entries(rest).map(([name, value]) => [
    name.charAt(0).toUpperCase() + name.slice(1),
    value,
  ]);
  const columns = {
    ...Object.fromEntries(pascal),
    InitiatedBy: JSON.stringify(initiatedBy),
    TargetResources: JSON.stringify(targetResources),
    Type: 'AuditLogs',
  };
  const setting = {
    time: '2026-11-20T08:20:00Z',
    resourceId: '/tenants/t1/providers/Microsoft.aadiam',
    operationName: 'Disable account',
    category: 'AuditLogs',
    tenantId: 't1',
    properties: record,
  };
  for (const variant of [record, columns, setting])
    expect(activitiesOf(variant)).toMatchObject([
      {
        format: 'entra-id-audit',
        time: Date.UTC(2026, 10, 20, 8, 14, 22, 123),
        user: 'salma@atlas.example',
        activity: 'disable',
        outcome: 'success',
        object_type: 'user',
        object: 'Omar@atlas.example',
        object_id: 'u2',
        targets: 'omar@atlas.example',
        src_ip: '203.0.113.9',
        user_agent: 'Mozilla/5.0',
        session: 'c1',
        raw_id: 'd1',
        extra: { source_action: 'Disable account', actor_type: 'user' },
      },
    ]);
  const [event] = activitiesOf(setting);
  expect(originsOf(event?.origins).get('object')).toBe('properties.targetResources[0].userPrincipalName');
});

const joined = [
  { displayName: 'Group.ObjectID', oldValue: null, newValue: '"g1"' },
  { displayName: 'Group.DisplayName', oldValue: null, newValue: '"Admins"' },
];

test.each([
  [
    'Add member to group',
    {
      targetResources: [
        { ...omar, modifiedProperties: joined },
        { id: 'g1', type: 'Group' },
      ],
    },
    {
      activity: 'add_member',
      object_type: 'group',
      object: 'Admins',
      object_id: 'g1',
      targets: 'omar@atlas.example',
    },
  ],
  [
    'Add member to role',
    {
      targetResources: [
        {
          ...omar,
          modifiedProperties: [{ displayName: 'Role.DisplayName', newValue: '"Global Administrator"' }],
        },
      ],
    },
    { activity: 'grant_permission', targets: 'omar@atlas.example', extra: { role: 'Global Administrator' } },
  ],
  [
    'Consent to application',
    {
      result: 'failure',
      resultReason: 'Admin consent required',
      targetResources: [{ id: 'sp1', displayName: 'Mail merge', type: 'ServicePrincipal' }],
    },
    {
      activity: 'authorize',
      outcome: 'failure',
      object_type: 'app',
      object: 'Mail merge',
      extra: { reason: 'Admin consent required' },
    },
  ],
  [
    'Update conditional access policy',
    {
      initiatedBy: { app: { displayName: 'Terraform', servicePrincipalId: 'p1' } },
      targetResources: [
        {
          id: 'p7',
          displayName: 'Require MFA',
          type: 'Policy',
          modifiedProperties: [{ displayName: 'State', oldValue: '"enabled"', newValue: '"disabled"' }],
        },
      ],
    },
    {
      user: 'Terraform',
      activity: 'configure',
      object_type: 'policy',
      object: 'Require MFA',
      extra: { actor_type: 'service', property: 'State', before: 'enabled', after: 'disabled' },
    },
  ],
])('%s', (name, more, expected) => {
  expect(activitiesOf(entry(name, more))).toMatchObject([expected]);
});

test.each([
  ['Add user.', 'create', 'user'],
  ['Reset user password.', 'reset_password', 'user'],
  ['Update application – Certificates and secrets management ', 'edit', 'credential'],
  ['Delete conditional access policy', 'delete', 'policy'],
  ['Remove app role assignment from service principal', 'revoke_permission', 'app'],
  ['Add eligible member to role in PIM requested (permanent)', 'grant_permission', 'role'],
  ['User registered security info', 'enroll_mfa', 'credential'],
  ['Delete application', 'delete', 'app'],
  ['Bulk delete users - finished (bulk)', 'delete', 'user'],
  ['Update StsRefreshTokenValidFrom Timestamp', 'sign_out', 'user'],
  ['POST Tenant.CreateBlockedUser', 'create', 'user'],
  ['Add member to role approval requested (PIM activation)', 'request_access', 'role'],
  ['Something unheard of', 'other', undefined],
])('%s is %s', (name, activity, type) => {
  expect(directoryAction(name)).toEqual({ activity, type });
});
