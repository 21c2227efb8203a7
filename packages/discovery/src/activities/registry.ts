import type { Format } from '../formats/format.ts';
import { asanaAuditLog } from './asana.ts';
import { atlassianOrganization } from './atlassian/organization.ts';
import { atlassianDataCenter, confluenceAudit, jiraAudit } from './atlassian/records.ts';
import { awsCloudtrail } from './aws-cloudtrail/cloudtrail.ts';
import { azureActivity } from './azure/activity.ts';
import { boxEvents } from './box.ts';
import { cefActivity } from './cef/cef-activity.ts';
import { dropboxTeamLog } from './dropbox/dropbox.ts';
import { entraAudit } from './entra/audit.ts';
import { entraRiskDetections } from './entra/risk-detections.ts';
import { entraSignIns } from './entra/sign-ins.ts';
import { gcpAudit } from './gcp-audit/audit.ts';
import { githubAuditLog } from './github/audit-log.ts';
import { githubWebhook } from './github/webhook.ts';
import { gitlabAuditEvents } from './gitlab.ts';
import { googleWorkspace } from './google-workspace/workspace.ts';
import { intune } from './intune.ts';
import { microsoft365, microsoft365Csv } from './microsoft-365/microsoft-365.ts';
import { microsoftGraphAlerts } from './microsoft-graph-alerts.ts';
import { notionAuditLog } from './notion.ts';
import { ocsfActivity } from './ocsf/ocsf-activity.ts';
import { oktaSystemLog } from './okta/okta.ts';
import { onePassword } from './one-password.ts';
import { salesforce, salesforceCsv } from './salesforce/salesforce.ts';
import { serviceNow } from './servicenow/servicenow.ts';
import { slackAuditLogs } from './slack/audit-logs.ts';
import { webex } from './webex.ts';
import { workday } from './workday.ts';
import { workplace } from './workplace.ts';
import { yammerMessages } from './yammer-messages.ts';
import { zendeskAuditLogs } from './zendesk.ts';
import { zoom } from './zoom/zoom.ts';

/** Audit logs of cloud apps, most specific first. */
export const ACTIVITY_FORMATS: readonly Format[] = [
  onePassword,
  awsCloudtrail,
  oktaSystemLog,
  microsoft365,
  microsoft365Csv,
  yammerMessages,
  entraSignIns,
  entraAudit,
  entraRiskDetections,
  azureActivity,
  intune,
  microsoftGraphAlerts,
  boxEvents,
  dropboxTeamLog,
  salesforce,
  salesforceCsv,
  googleWorkspace,
  atlassianOrganization,
  jiraAudit,
  confluenceAudit,
  atlassianDataCenter,
  serviceNow,
  workday,
  ocsfActivity,
  cefActivity,
  gcpAudit,
  githubAuditLog,
  githubWebhook,
  slackAuditLogs,
  zoom,
  webex,
  workplace,
  gitlabAuditEvents,
  asanaAuditLog,
  notionAuditLog,
  zendeskAuditLogs,
];
