// Written by `npm run areas`. Edit the areas, not this file.
import { accessProfilesArea } from './accessprofiles/area.ts';
import { agentsArea } from './agents/area.ts';
import { alertRuleListArea, alertRulesArea, standingReadsArea } from './alertrules/area.ts';
import { anonymisationArea, tokensArea } from './anonymisation/area.ts';
import { apiKeysArea } from './apikeys/area.ts';
import { auditArea } from './audit/area.ts';
import { blockedArea } from './blocked/area.ts';
import { catalogueArea, catalogueListArea, judgedServicesArea } from './catalogue/area.ts';
import { collectionArea } from './collection/area.ts';
import { contentprofilesArea } from './contentprofiles/area.ts';
import { controlsArea } from './controls/area.ts';
import { dataidentifiersArea } from './dataidentifiers/area.ts';
import { datasourcesArea, logFormatsArea } from './datasources/area.ts';
import { decisionsArea } from './decisions/area.ts';
import { destinationsArea } from './destinations/area.ts';
import { dictionariesArea } from './dictionaries/area.ts';
import { directoryArea } from './directory/area.ts';
import { drmArea } from './drm/area.ts';
import { erasuresArea } from './erasures/area.ts';
import { exportsArea } from './exports/area.ts';
import { firststepsArea, sampleLogsArea } from './firststeps/area.ts';
import { geoipArea } from './geoip/area.ts';
import { groupsArea } from './groups/area.ts';
import { historyArea } from './history/area.ts';
import { idempotencyArea } from './idempotency/area.ts';
import { incidentsArea } from './incidents/area.ts';
import { indicesArea } from './indices/area.ts';
import { ingestArea, loadFilesArea } from './ingest/area.ts';
import { inspectionArea } from './inspection/area.ts';
import { investigateArea } from './investigate/area.ts';
import { jobsArea } from './jobs/area.ts';
import { liveArea, liveHubArea } from './live/area.ts';
import { lookupsArea } from './lookups/area.ts';
import { mailArea, mailTransportArea } from './mail/area.ts';
import { maintenanceArea } from './maintenance/area.ts';
import { mfaArea, secondFactorsArea } from './mfa/area.ts';
import { mlprofilesArea } from './mlprofiles/area.ts';
import { notificationsArea } from './notifications/area.ts';
import { operationsArea } from './operations/area.ts';
import { operatorArea } from './operator/area.ts';
import { parsersArea } from './parsers/area.ts';
import { partnersArea } from './partners/area.ts';
import { passwordArea } from './password/area.ts';
import { policiesArea } from './policies/area.ts';
import { presenceArea } from './presence/area.ts';
import { rbacArea } from './rbac/area.ts';
import { reportAttachmentsArea, reportsArea } from './reports/area.ts';
import { responsetemplatesArea } from './responsetemplates/area.ts';
import { riskArea, scoringArea } from './risk/area.ts';
import { savedFiltersArea } from './savedfilters/area.ts';
import { scimArea } from './scim/area.ts';
import { serviceRequestsArea } from './servicerequests/area.ts';
import { sessionArea, signInRulesArea } from './session/area.ts';
import { signUpArea } from './signup/area.ts';
import { sshKeysArea } from './sshkeys/area.ts';
import { ssoArea } from './sso/area.ts';
import { storeArea } from './store/area.ts';
import { syslogArea, syslogReceiverArea } from './syslog/area.ts';
import { tagsArea } from './tags/area.ts';
import { tenantArea } from './tenant/area.ts';
import { tenantdomainsArea } from './tenantdomains/area.ts';
import { threatsArea } from './threats/area.ts';
import { readCacheArea, trafficArea } from './traffic/area.ts';
import { trendsArea } from './trends/area.ts';
import { usersArea } from './users/area.ts';

/** Every area of the server; `buildAreas` finds their order. */
export const areas = [
  accessProfilesArea,
  agentsArea,
  alertRuleListArea,
  alertRulesArea,
  standingReadsArea,
  anonymisationArea,
  tokensArea,
  apiKeysArea,
  auditArea,
  blockedArea,
  catalogueArea,
  catalogueListArea,
  judgedServicesArea,
  collectionArea,
  contentprofilesArea,
  controlsArea,
  dataidentifiersArea,
  datasourcesArea,
  logFormatsArea,
  decisionsArea,
  destinationsArea,
  dictionariesArea,
  directoryArea,
  drmArea,
  erasuresArea,
  exportsArea,
  firststepsArea,
  sampleLogsArea,
  geoipArea,
  groupsArea,
  historyArea,
  idempotencyArea,
  incidentsArea,
  indicesArea,
  ingestArea,
  loadFilesArea,
  inspectionArea,
  investigateArea,
  jobsArea,
  liveArea,
  liveHubArea,
  lookupsArea,
  mailArea,
  mailTransportArea,
  maintenanceArea,
  mfaArea,
  secondFactorsArea,
  mlprofilesArea,
  notificationsArea,
  operationsArea,
  operatorArea,
  parsersArea,
  partnersArea,
  passwordArea,
  policiesArea,
  presenceArea,
  rbacArea,
  reportAttachmentsArea,
  reportsArea,
  responsetemplatesArea,
  riskArea,
  scoringArea,
  savedFiltersArea,
  scimArea,
  serviceRequestsArea,
  sessionArea,
  signInRulesArea,
  signUpArea,
  sshKeysArea,
  ssoArea,
  storeArea,
  syslogArea,
  syslogReceiverArea,
  tagsArea,
  tenantArea,
  tenantdomainsArea,
  threatsArea,
  readCacheArea,
  trafficArea,
  trendsArea,
  usersArea,
];
