// Written by `npm run areas`. Edit the areas, not this file.
import { accessprofilesLive } from './accessprofiles.ts';
import { anonymisationLive } from './anonymisation.ts';
import { apikeysLive } from './apikeys.ts';
import { auditLive } from './audit.ts';
import { contentprofilesLive } from './contentprofiles.ts';
import { datasourcesLive } from './datasources.ts';
import { decisionsLive } from './decisions.ts';
import { directoryLive } from './directory.ts';
import { erasuresLive } from './erasures.ts';
import { exportsLive } from './exports.ts';
import { groupsLive } from './groups.ts';
import { historyLive } from './history.ts';
import { incidentsLive } from './incidents.ts';
import { investigateLive } from './investigate.ts';
import { maintenanceLive } from './maintenance.ts';
import { notificationsLive } from './notifications.ts';
import { policiesLive } from './policies.ts';
import { responsetemplatesLive } from './responsetemplates.ts';
import { riskLive } from './risk.ts';
import { savedfiltersLive } from './savedfilters.ts';
import { sessionLive } from './session.ts';
import { subscriptionLive } from './store.ts';
import { tagsLive } from './tags.ts';
import { tenantLive } from './tenant.ts';
import { usersLive } from './users.ts';

export const permissionsOfLiveAreas = {
  ...accessprofilesLive,
  ...anonymisationLive,
  ...apikeysLive,
  ...auditLive,
  ...contentprofilesLive,
  ...datasourcesLive,
  ...decisionsLive,
  ...directoryLive,
  ...erasuresLive,
  ...exportsLive,
  ...groupsLive,
  ...historyLive,
  ...incidentsLive,
  ...investigateLive,
  ...maintenanceLive,
  ...notificationsLive,
  ...policiesLive,
  ...responsetemplatesLive,
  ...riskLive,
  ...savedfiltersLive,
  ...sessionLive,
  ...subscriptionLive,
  ...tagsLive,
  ...tenantLive,
  ...usersLive,
};
