// Written by `npm run areas`. Edit the areas, not this file.
import { accessProfilesEvents } from './accessprofiles.ts';
import { agentsEvents } from './agents.ts';
import { alertRulesEvents } from './alertrules.ts';
import { anonymisationEvents } from './anonymisation.ts';
import { apiKeysEvents } from './apikeys.ts';
import { collectionEvents } from './collection.ts';
import { contentprofilesEvents } from './contentprofiles.ts';
import { dataidentifiersEvents } from './dataidentifiers.ts';
import { datasourcesEvents } from './datasources.ts';
import { decisionsEvents } from './decisions.ts';
import { destinationsEvents } from './destinations.ts';
import { dictionariesEvents } from './dictionaries.ts';
import { directoryEvents } from './directory.ts';
import { drmEvents } from './drm.ts';
import { erasuresEvents } from './erasures.ts';
import { exportsEvents } from './exports.ts';
import { firststepsEvents } from './firststeps.ts';
import { groupsEvents } from './groups.ts';
import { incidentsEvents } from './incidents.ts';
import { indicesEvents } from './indices.ts';
import { investigateEvents } from './investigate.ts';
import { jobsEvents } from './jobs.ts';
import { maintenanceEvents } from './maintenance.ts';
import { mfaEvents } from './mfa.ts';
import { mlprofilesEvents } from './mlprofiles.ts';
import { parsersEvents } from './parsers.ts';
import { partnersEvents } from './partners.ts';
import { passwordEvents } from './password.ts';
import { policiesEvents } from './policies.ts';
import { reportsEvents } from './reports.ts';
import { responsetemplatesEvents } from './responsetemplates.ts';
import { riskEvents } from './risk.ts';
import { savedfiltersEvents } from './savedfilters.ts';
import { scimEvents } from './scim.ts';
import { serviceRequestEvents } from './servicerequests.ts';
import { sessionEvents } from './session.ts';
import { signUpEvents } from './signup.ts';
import { sshKeysEvents } from './sshkeys.ts';
import { ssoEvents } from './sso.ts';
import { storeEvents } from './store.ts';
import { syslogEvents } from './syslog.ts';
import { tagsEvents } from './tags.ts';
import { tenantEvents } from './tenant.ts';
import { tenantdomainsEvents } from './tenantdomains.ts';
import { usersEvents } from './users.ts';

export const eventsOfAreas = {
  ...accessProfilesEvents,
  ...agentsEvents,
  ...alertRulesEvents,
  ...anonymisationEvents,
  ...apiKeysEvents,
  ...collectionEvents,
  ...contentprofilesEvents,
  ...dataidentifiersEvents,
  ...datasourcesEvents,
  ...decisionsEvents,
  ...destinationsEvents,
  ...dictionariesEvents,
  ...directoryEvents,
  ...drmEvents,
  ...erasuresEvents,
  ...exportsEvents,
  ...firststepsEvents,
  ...groupsEvents,
  ...incidentsEvents,
  ...indicesEvents,
  ...investigateEvents,
  ...jobsEvents,
  ...maintenanceEvents,
  ...mfaEvents,
  ...mlprofilesEvents,
  ...parsersEvents,
  ...partnersEvents,
  ...passwordEvents,
  ...policiesEvents,
  ...reportsEvents,
  ...responsetemplatesEvents,
  ...riskEvents,
  ...savedfiltersEvents,
  ...scimEvents,
  ...serviceRequestEvents,
  ...sessionEvents,
  ...signUpEvents,
  ...sshKeysEvents,
  ...ssoEvents,
  ...storeEvents,
  ...syslogEvents,
  ...tagsEvents,
  ...tenantEvents,
  ...tenantdomainsEvents,
  ...usersEvents,
};
