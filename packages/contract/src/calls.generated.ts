// Written by `npm run areas`. Edit the areas, not this file.
import { accessProfilesCalls } from './accessprofiles.ts';
import { agentsCalls } from './agents.ts';
import { alertRulesCalls } from './alertrules.ts';
import { anonymisationCalls } from './anonymisation.ts';
import { apiKeysCalls } from './apikeys.ts';
import { auditCalls } from './audit.ts';
import { blockedCalls } from './blocked.ts';
import { catalogueCalls } from './catalogue.ts';
import { collectionCalls } from './collection.ts';
import { contentprofilesCalls } from './contentprofiles.ts';
import { controlsCalls } from './controls.ts';
import { dataidentifiersCalls } from './dataidentifiers.ts';
import { datasourcesCalls } from './datasources.ts';
import { decisionsCalls } from './decisions.ts';
import { destinationsCalls } from './destinations.ts';
import { dictionariesCalls } from './dictionaries.ts';
import { directoryCalls } from './directory.ts';
import { drmCalls } from './drm.ts';
import { erasuresCalls } from './erasures.ts';
import { exportsCalls } from './exports.ts';
import { firststepsCalls } from './firststeps.ts';
import { geoipCalls } from './geoip.ts';
import { groupsCalls } from './groups.ts';
import { historyCalls } from './history.ts';
import { incidentsCalls } from './incidents.ts';
import { indicesCalls } from './indices.ts';
import { inspectionCalls } from './inspection.ts';
import { investigateCalls } from './investigate.ts';
import { jobsCalls } from './jobs.ts';
import { liveCalls } from './live.ts';
import { lookupsCalls } from './lookups.ts';
import { mailCalls } from './mail.ts';
import { maintenanceCalls } from './maintenance.ts';
import { mfaCalls } from './mfa.ts';
import { mlprofilesCalls } from './mlprofiles.ts';
import { notificationsCalls } from './notifications.ts';
import { operationsCalls } from './operations.ts';
import { operatorCalls } from './operator.ts';
import { parsersCalls } from './parsers.ts';
import { partnersCalls } from './partners.ts';
import { passwordCalls } from './password.ts';
import { policiesCalls } from './policies.ts';
import { presenceCalls } from './presence.ts';
import { rbacCalls } from './rbac.ts';
import { reportsCalls } from './reports.ts';
import { responsetemplatesCalls } from './responsetemplates.ts';
import { riskCalls } from './risk.ts';
import { scimCalls } from './scim.ts';
import { serviceRequestCalls } from './servicerequests.ts';
import { sessionCalls } from './session.ts';
import { signUpCalls } from './signup.ts';
import { sshKeysCalls } from './sshkeys.ts';
import { ssoCalls } from './sso.ts';
import { subscriptionCalls } from './store.ts';
import { storeCalls } from './store.ts';
import { syslogCalls } from './syslog.ts';
import { tagsCalls } from './tags.ts';
import { tenantCalls } from './tenant.ts';
import { tenantdomainsCalls } from './tenantdomains.ts';
import { threatsCalls } from './threats.ts';
import { trendsCalls } from './trends.ts';
import { usersCalls } from './users.ts';

export const callsOfAreas = {
  ...accessProfilesCalls,
  ...agentsCalls,
  ...alertRulesCalls,
  ...anonymisationCalls,
  ...apiKeysCalls,
  ...auditCalls,
  ...blockedCalls,
  ...catalogueCalls,
  ...collectionCalls,
  ...contentprofilesCalls,
  ...controlsCalls,
  ...dataidentifiersCalls,
  ...datasourcesCalls,
  ...decisionsCalls,
  ...destinationsCalls,
  ...dictionariesCalls,
  ...directoryCalls,
  ...drmCalls,
  ...erasuresCalls,
  ...exportsCalls,
  ...firststepsCalls,
  ...geoipCalls,
  ...groupsCalls,
  ...historyCalls,
  ...incidentsCalls,
  ...indicesCalls,
  ...inspectionCalls,
  ...investigateCalls,
  ...jobsCalls,
  ...liveCalls,
  ...lookupsCalls,
  ...mailCalls,
  ...maintenanceCalls,
  ...mfaCalls,
  ...mlprofilesCalls,
  ...notificationsCalls,
  ...operationsCalls,
  ...operatorCalls,
  ...parsersCalls,
  ...partnersCalls,
  ...passwordCalls,
  ...policiesCalls,
  ...presenceCalls,
  ...rbacCalls,
  ...reportsCalls,
  ...responsetemplatesCalls,
  ...riskCalls,
  ...scimCalls,
  ...serviceRequestCalls,
  ...sessionCalls,
  ...signUpCalls,
  ...sshKeysCalls,
  ...ssoCalls,
  ...subscriptionCalls,
  ...storeCalls,
  ...syslogCalls,
  ...tagsCalls,
  ...tenantCalls,
  ...tenantdomainsCalls,
  ...threatsCalls,
  ...trendsCalls,
  ...usersCalls,
};
