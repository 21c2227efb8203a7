// Written by `npm run areas`. Edit the areas, not this file.
import { accessProfilesCalls } from './accessprofiles.ts';
import { agentsCalls } from './agents.ts';
import { alertRulesCalls } from './alertrules.ts';
import { anonymisationCalls } from './anonymisation.ts';
import { anonymisedPeopleCalls } from './anonymised-people.ts';
import { apiKeysCalls } from './apikeys.ts';
import { auditLookupCalls } from './audit-lookups.ts';
import { auditPresenceCalls } from './audit-presence.ts';
import { auditTrendCalls } from './audit-trends.ts';
import { auditCalls } from './audit.ts';
import { blockedCalls } from './blocked.ts';
import { catalogueCalls } from './catalogue.ts';
import { collectionCalls } from './collection.ts';
import { controlsCalls } from './controls.ts';
import { datasourcesCalls } from './datasources.ts';
import { decisionsCalls } from './decisions.ts';
import { destinationsCalls } from './destinations.ts';
import { directoryCalls } from './directory.ts';
import { drmCalls } from './drm.ts';
import { firststepsCalls } from './firststeps.ts';
import { geoipCalls } from './geoip.ts';
import { groupsCalls } from './groups.ts';
import { historyCalls } from './history.ts';
import { jobsCalls } from './jobs.ts';
import { liveCalls } from './live.ts';
import { mailCalls } from './mail.ts';
import { maintenanceCalls } from './maintenance.ts';
import { mfaCalls } from './mfa.ts';
import { notificationsCalls } from './notifications.ts';
import { operationsCalls } from './operations.ts';
import { operatorCalls } from './operator.ts';
import { parsersCalls } from './parsers.ts';
import { partnersCalls } from './partners.ts';
import { passwordCalls } from './password.ts';
import { rbacCalls } from './rbac.ts';
import { reportsCalls } from './reports.ts';
import { riskCalls } from './risk.ts';
import { scimCalls } from './scim.ts';
import { serviceRequestCalls } from './servicerequests.ts';
import { sessionCalls } from './session.ts';
import { signUpCalls } from './signup.ts';
import { sshKeysCalls } from './sshkeys.ts';
import { ssoCalls } from './sso.ts';
import { storeCalls } from './store.ts';
import { subscriptionCalls } from './subscription.ts';
import { syslogCalls } from './syslog.ts';
import { tagsCalls } from './tags.ts';
import { tenantDomainCalls } from './tenant-domains.ts';
import { tenantCalls } from './tenant.ts';
import { threatCalls } from './threats.ts';
import { usersCalls } from './users.ts';

export const callsOfAreas = {
  ...accessProfilesCalls,
  ...agentsCalls,
  ...alertRulesCalls,
  ...anonymisationCalls,
  ...anonymisedPeopleCalls,
  ...apiKeysCalls,
  ...auditLookupCalls,
  ...auditPresenceCalls,
  ...auditTrendCalls,
  ...auditCalls,
  ...blockedCalls,
  ...catalogueCalls,
  ...collectionCalls,
  ...controlsCalls,
  ...datasourcesCalls,
  ...decisionsCalls,
  ...destinationsCalls,
  ...directoryCalls,
  ...drmCalls,
  ...firststepsCalls,
  ...geoipCalls,
  ...groupsCalls,
  ...historyCalls,
  ...jobsCalls,
  ...liveCalls,
  ...mailCalls,
  ...maintenanceCalls,
  ...mfaCalls,
  ...notificationsCalls,
  ...operationsCalls,
  ...operatorCalls,
  ...parsersCalls,
  ...partnersCalls,
  ...passwordCalls,
  ...rbacCalls,
  ...reportsCalls,
  ...riskCalls,
  ...scimCalls,
  ...serviceRequestCalls,
  ...sessionCalls,
  ...signUpCalls,
  ...sshKeysCalls,
  ...ssoCalls,
  ...storeCalls,
  ...subscriptionCalls,
  ...syslogCalls,
  ...tagsCalls,
  ...tenantDomainCalls,
  ...tenantCalls,
  ...threatCalls,
  ...usersCalls,
};
