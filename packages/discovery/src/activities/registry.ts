import type { Format } from '../formats/format.ts';
import { atlassianOrganization } from './atlassian/organization.ts';
import { atlassianDataCenter, confluenceAudit, jiraAudit } from './atlassian/records.ts';
import { awsCloudtrail } from './aws-cloudtrail/cloudtrail.ts';
import { boxEvents } from './box.ts';
import { cefActivity } from './cef/cef-activity.ts';
import { dropboxTeamLog } from './dropbox/dropbox.ts';
import { gcpAudit } from './gcp-audit/audit.ts';
import { googleWorkspace } from './google-workspace/workspace.ts';
import { ocsfActivity } from './ocsf/ocsf-activity.ts';
import { oktaSystemLog } from './okta/okta.ts';
import { onePassword } from './one-password.ts';
import { serviceNow } from './servicenow/servicenow.ts';
import { workday } from './workday.ts';

/** Audit logs of cloud apps, most specific first. */
export const ACTIVITY_FORMATS: readonly Format[] = [
  onePassword,
  awsCloudtrail,
  oktaSystemLog,
  boxEvents,
  dropboxTeamLog,
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
];
