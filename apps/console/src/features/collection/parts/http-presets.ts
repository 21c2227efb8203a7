import type { CollectionPlace } from '@casbah/contract/collection';

export type HttpPlace = Extract<CollectionPlace, { kind: 'http' }>;

/** What a preset asks for besides the credentials. */
export type PresetAsk =
  | 'domain'
  | 'organization'
  | 'organizationId'
  | 'enterpriseId'
  | 'accountId'
  | 'tenantId'
  | 'application';

export interface HttpPreset {
  id: string;
  /** The vendor's name of the log. */
  name: string;
  ask?: { what: PresetAsk; example: string };
  /** Whether a refresh token is needed. */
  isRefreshed?: true;
  /** The request, for what was asked. */
  place: (given: string) => Partial<HttpPlace> & Pick<HttpPlace, 'url' | 'time'>;
}

const onePassword = (id: string, what: string, path: string): HttpPreset => ({
  id: `1password-${id}`,
  name: `1Password: ${what}`,
  ask: { what: 'domain', example: 'events.1password.com' },
  // 1Password Events API reference, "Pagination": a cursor takes the place of the whole body.
  place: (host) => ({
    url: `https://${host}/api/v2/${path}`,
    method: 'POST',
    body: '{"limit": 1000, "start_time": "{from}"}',
    records: 'items',
    time: 'timestamp',
    record_id: 'uuid',
    next_page: { by: 'body', path: 'cursor', more: 'has_more', body: '{"cursor": "{next}"}', url: '' },
  }),
});

const zoom = (id: string, what: string, records: string): HttpPreset => ({
  id: `zoom-${id}`,
  name: `Zoom: ${what}`,
  ask: { what: 'accountId', example: '' },
  // Zoom API reference, "Reports"; server-to-server OAuth, "Account credentials".
  place: (account) => ({
    url: `https://api.zoom.us/v2/report/${id}?from={from:date}&to={until:date}&page_size=300`,
    records,
    time: 'time',
    next_page: { by: 'query', path: 'next_page_token', parameter: 'next_page_token', more: '' },
    oauth: {
      token_url: 'https://zoom.us/oauth/token',
      client_id: '',
      client_secret_in: 'basic',
      parameters: `grant_type=account_credentials&account_id=${account}`,
    },
  }),
});

const entra = (id: string, what: string, time: string): HttpPreset => ({
  id: `entra-${id}`,
  name: `Microsoft Entra ID: ${what}`,
  ask: { what: 'tenantId', example: '' },
  // Microsoft Graph REST API, "List directoryAudits" and "List signIns"; identity platform, "Client credentials flow".
  place: (tenant) => ({
    url: `https://graph.microsoft.com/v1.0/auditLogs/${id}?$filter=${time}%20ge%20{from}%20and%20${time}%20le%20{until}`,
    records: 'value',
    time,
    record_id: 'id',
    next_page: { by: 'url', path: '@odata.nextLink' },
    oauth: {
      token_url: `https://login.microsoftonline.com/${tenant}/oauth2/v2.0/token`,
      client_id: '',
      client_secret_in: 'body',
      parameters: 'scope=https%3A%2F%2Fgraph.microsoft.com%2F.default',
    },
  }),
});

/** Audit logs whose request is known from their vendor's documentation. */
export const HTTP_PRESETS: readonly HttpPreset[] = [
  onePassword('audit', 'audit events', 'auditevents'),
  onePassword('usage', 'item usage', 'itemusages'),
  onePassword('sign-in', 'sign-in attempts', 'signinattempts'),
  {
    id: 'atlassian',
    name: 'Atlassian',
    ask: { what: 'organizationId', example: '' },
    // Atlassian Organizations REST API, "Events": the stream of audit log events.
    place: (organization) => ({
      url: `https://api.atlassian.com/admin/v1/orgs/${organization}/events-stream?from={from:ms}&to={until:ms}`,
      records: 'data',
      time: 'attributes.time',
      record_id: 'id',
      next_page: { by: 'query', path: 'meta.next', parameter: 'cursor', more: '' },
    }),
  },
  {
    id: 'box',
    name: 'Box',
    ask: { what: 'enterpriseId', example: '' },
    // Box API reference, "List user and enterprise events"; guide "Client Credentials Grant".
    place: (enterprise) => ({
      url: 'https://api.box.com/2.0/events?stream_type=admin_logs&created_after={from}&created_before={until}&limit=500',
      records: 'entries',
      time: 'created_at',
      record_id: 'event_id',
      next_page: { by: 'query', path: 'next_stream_position', parameter: 'stream_position', more: '' },
      oauth: {
        token_url: 'https://api.box.com/oauth2/token',
        client_id: '',
        client_secret_in: 'body',
        parameters: `box_subject_type=enterprise&box_subject_id=${enterprise}`,
      },
    }),
  },
  {
    id: 'dropbox',
    name: 'Dropbox',
    isRefreshed: true,
    // Dropbox Business API, "team_log/get_events" and "get_events/continue"; OAuth guide, "Refresh tokens".
    place: () => ({
      url: 'https://api.dropboxapi.com/2/team_log/get_events',
      method: 'POST',
      body: '{"limit": 1000, "time": {"start_time": "{from}", "end_time": "{until}"}}',
      records: 'events',
      time: 'timestamp',
      next_page: {
        by: 'body',
        path: 'cursor',
        more: 'has_more',
        body: '{"cursor": "{next}"}',
        url: 'https://api.dropboxapi.com/2/team_log/get_events/continue',
      },
      oauth: {
        token_url: 'https://api.dropboxapi.com/oauth2/token',
        client_id: '',
        client_secret_in: 'body',
        parameters: '',
      },
    }),
  },
  {
    id: 'github',
    name: 'GitHub',
    ask: { what: 'organization', example: 'acme' },
    // GitHub REST API, "Get the audit log for an organization"; "Searching the audit log", time of action.
    place: (organization) => ({
      url: `https://api.github.com/orgs/${organization}/audit-log?phrase=created:%3E={from}&include=all&order=asc&per_page=100`,
      time: '@timestamp',
      record_id: '_document_id',
      next_page: { by: 'link' },
    }),
  },
  {
    id: 'google',
    name: 'Google Workspace',
    ask: { what: 'application', example: 'login, admin, drive, token' },
    isRefreshed: true,
    // Admin SDK Reports API, "Activities: list"; Google Identity, "Refreshing an access token".
    place: (application) => ({
      url: `https://admin.googleapis.com/admin/reports/v1/activity/users/all/applications/${application}?startTime={from}&endTime={until}&maxResults=1000`,
      records: 'items',
      time: 'id.time',
      record_id: 'id.uniqueQualifier',
      next_page: { by: 'query', path: 'nextPageToken', parameter: 'pageToken', more: '' },
      oauth: {
        token_url: 'https://oauth2.googleapis.com/token',
        client_id: '',
        client_secret_in: 'body',
        parameters: '',
      },
    }),
  },
  entra('directoryAudits', 'audit logs', 'activityDateTime'),
  entra('signIns', 'sign-in logs', 'createdDateTime'),
  {
    id: 'okta',
    name: 'Okta',
    ask: { what: 'domain', example: 'acme.okta.com' },
    // Okta API reference, "System Log": bounded requests.
    place: (host) => ({
      url: `https://${host}/api/v1/logs?since={from}&until={until}&sortOrder=ASCENDING&limit=1000`,
      scheme: 'SSWS',
      time: 'published',
      record_id: 'uuid',
      next_page: { by: 'link' },
    }),
  },
  {
    id: 'slack',
    name: 'Slack',
    // Slack Audit Logs API, "Methods and actions": GET /logs.
    place: () => ({
      url: 'https://api.slack.com/audit/v1/logs?oldest={from:s}&latest={until:s}&limit=1000',
      records: 'entries',
      time: 'date_create',
      record_id: 'id',
      next_page: { by: 'query', path: 'response_metadata.next_cursor', parameter: 'cursor', more: '' },
    }),
  },
  zoom('operationlogs', 'operation logs', 'operation_logs'),
  zoom('activities', 'sign-ins and sign-outs', 'activity_logs'),
];

/** A typed value as part of a URL: hosts lose their scheme and path. */
export function presetValue(ask: PresetAsk | undefined, text: string): string {
  const bare = text.trim();
  return ask === 'domain'
    ? bare.replace(/^https?:\/\//, '').replace(/[/?#@].*$/, '')
    : encodeURIComponent(bare);
}
