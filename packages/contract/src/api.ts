import { accessProfilesCalls } from './accessprofiles.ts';
import { agentsCalls } from './agents.ts';
import { anonymisationCalls } from './anonymisation.ts';
import { anonymisedPeopleCalls } from './anonymised-people.ts';
import { apiKeysCalls } from './apikeys.ts';
import { auditCalls } from './audit.ts';
import { auditLookupCalls } from './audit-lookups.ts';
import { auditPresenceCalls } from './audit-presence.ts';
import { auditTrendCalls } from './audit-trends.ts';
import { blockedCalls } from './blocked.ts';
import { catalogueCalls } from './catalogue.ts';
import { collectionCalls } from './collection.ts';
import { controlsCalls } from './controls.ts';
import { datasourcesCalls } from './datasources.ts';
import { decisionsCalls } from './decisions.ts';
import { destinationsCalls } from './destinations.ts';
import { directoryCalls } from './directory.ts';
import { drmCalls } from './drm.ts';
import { geoipCalls } from './geoip.ts';
import { groupsCalls } from './groups.ts';
import { historyCalls } from './history.ts';
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
import { shadowItCalls } from './shadowit.ts';
import { signUpCalls } from './signup.ts';
import { sshKeysCalls } from './sshkeys.ts';
import { ssoCalls } from './sso.ts';
import { storeCalls } from './store.ts';
import { subscriptionCalls } from './subscription.ts';
import { syslogCalls } from './syslog.ts';
import { tagsCalls } from './tags.ts';
import { tenantCalls } from './tenant.ts';
import { tenantDomainCalls } from './tenant-domains.ts';
import { threatCalls } from './threats.ts';
import { usersCalls } from './users.ts';

/** The whole wire. An area is added here once; the server refuses to start with a call it has no handler for. */
export const api = {
  ...sessionCalls,
  ...mfaCalls,
  ...ssoCalls,
  ...blockedCalls,
  ...passwordCalls,
  ...signUpCalls,
  ...tenantCalls,
  ...usersCalls,
  ...accessProfilesCalls,
  ...apiKeysCalls,
  ...tenantDomainCalls,
  ...destinationsCalls,
  ...sshKeysCalls,
  ...drmCalls,
  ...datasourcesCalls,
  ...parsersCalls,
  ...collectionCalls,
  ...auditCalls,
  ...auditLookupCalls,
  ...auditPresenceCalls,
  ...auditTrendCalls,
  ...anonymisedPeopleCalls,
  ...threatCalls,
  ...catalogueCalls,
  ...decisionsCalls,
  ...reportsCalls,
  ...shadowItCalls,
  ...directoryCalls,
  ...scimCalls,
  ...groupsCalls,
  ...anonymisationCalls,
  ...partnersCalls,
  ...rbacCalls,
  ...controlsCalls,
  ...historyCalls,
  ...liveCalls,
  ...mailCalls,
  ...subscriptionCalls,
  ...storeCalls,
  ...operationsCalls,
  ...operatorCalls,
  ...tagsCalls,
  ...syslogCalls,
  ...geoipCalls,
  ...agentsCalls,
  ...riskCalls,
  ...serviceRequestCalls,
  ...notificationsCalls,
  ...maintenanceCalls,
};
export type Api = typeof api;
