// Written by `npm run areas`. Edit the areas, not this file.
import { accessprofilesFixture } from './accessprofiles/fixture.ts';
import { agentsFixture } from './agents/fixture.ts';
import { alertrulesFixture } from './alertrules/fixture.ts';
import { anonymisationFixture } from './anonymisation/fixture.ts';
import { apikeysFixture } from './apikeys/fixture.ts';
import { auditFixture } from './audit/fixture.ts';
import { blockedFixture } from './blocked/fixture.ts';
import { catalogueFixture } from './catalogue/fixture.ts';
import { collectionFixture } from './collection/fixture.ts';
import { contentprofilesFixture } from './contentprofiles/fixture.ts';
import { dataidentifiersFixture } from './dataidentifiers/fixture.ts';
import { datasourcesFixture } from './datasources/fixture.ts';
import { decisionsFixture } from './decisions/fixture.ts';
import { destinationsFixture } from './destinations/fixture.ts';
import { dictionariesFixture } from './dictionaries/fixture.ts';
import { directoryFixture } from './directory/fixture.ts';
import { drmFixture } from './drm/fixture.ts';
import { erasuresFixture } from './erasures/fixture.ts';
import { exportsFixture } from './exports/fixture.ts';
import { firststepsFixture } from './firststeps/fixture.ts';
import { geoipFixture } from './geoip/fixture.ts';
import { groupsFixture } from './groups/fixture.ts';
import { historyFixture } from './history/fixture.ts';
import { incidentsFixture } from './incidents/fixture.ts';
import { indicesFixture } from './indices/fixture.ts';
import { inspectionFixture } from './inspection/fixture.ts';
import { investigateFixture } from './investigate/fixture.ts';
import { jobsFixture } from './jobs/fixture.ts';
import { liveFixture } from './live/fixture.ts';
import { lookupsFixture } from './lookups/fixture.ts';
import { mailFixture } from './mail/fixture.ts';
import { maintenanceFixture } from './maintenance/fixture.ts';
import { mfaFixture } from './mfa/fixture.ts';
import { mlprofilesFixture } from './mlprofiles/fixture.ts';
import { notificationsFixture } from './notifications/fixture.ts';
import { operationsFixture } from './operations/fixture.ts';
import { operatorFixture } from './operator/fixture.ts';
import { parsersFixture } from './parsers/fixture.ts';
import { partnersFixture } from './partners/fixture.ts';
import { passwordFixture } from './password/fixture.ts';
import { policiesFixture } from './policies/fixture.ts';
import { presenceFixture } from './presence/fixture.ts';
import { rbacFixture } from './rbac/fixture.ts';
import { reportsFixture } from './reports/fixture.ts';
import { responsetemplatesFixture } from './responsetemplates/fixture.ts';
import { riskFixture } from './risk/fixture.ts';
import { savedfiltersFixture } from './savedfilters/fixture.ts';
import { scimFixture } from './scim/fixture.ts';
import { servicerequestsFixture } from './servicerequests/fixture.ts';
import { sessionFixture } from './session/fixture.ts';
import { signupFixture } from './signup/fixture.ts';
import { sshkeysFixture } from './sshkeys/fixture.ts';
import { ssoFixture } from './sso/fixture.ts';
import { storeFixture } from './store/fixture.ts';
import { syslogFixture } from './syslog/fixture.ts';
import { tagsFixture } from './tags/fixture.ts';
import { tenantFixture } from './tenant/fixture.ts';
import { tenantdomainsFixture } from './tenantdomains/fixture.ts';
import { threatsFixture } from './threats/fixture.ts';
import { trendsFixture } from './trends/fixture.ts';
import { usersFixture } from './users/fixture.ts';

/** What areas add to the tests that hold for all of them. */
export const fixtures = [
  accessprofilesFixture,
  agentsFixture,
  alertrulesFixture,
  anonymisationFixture,
  apikeysFixture,
  auditFixture,
  blockedFixture,
  catalogueFixture,
  collectionFixture,
  contentprofilesFixture,
  dataidentifiersFixture,
  datasourcesFixture,
  decisionsFixture,
  destinationsFixture,
  dictionariesFixture,
  directoryFixture,
  drmFixture,
  erasuresFixture,
  exportsFixture,
  firststepsFixture,
  geoipFixture,
  groupsFixture,
  historyFixture,
  incidentsFixture,
  indicesFixture,
  inspectionFixture,
  investigateFixture,
  jobsFixture,
  liveFixture,
  lookupsFixture,
  mailFixture,
  maintenanceFixture,
  mfaFixture,
  mlprofilesFixture,
  notificationsFixture,
  operationsFixture,
  operatorFixture,
  parsersFixture,
  partnersFixture,
  passwordFixture,
  policiesFixture,
  presenceFixture,
  rbacFixture,
  reportsFixture,
  responsetemplatesFixture,
  riskFixture,
  savedfiltersFixture,
  scimFixture,
  servicerequestsFixture,
  sessionFixture,
  signupFixture,
  sshkeysFixture,
  ssoFixture,
  storeFixture,
  syslogFixture,
  tagsFixture,
  tenantFixture,
  tenantdomainsFixture,
  threatsFixture,
  trendsFixture,
  usersFixture,
];
