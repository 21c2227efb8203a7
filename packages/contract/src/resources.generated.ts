// Written by `npm run areas`. Edit the areas, not this file.
import { accessprofilesResources } from './accessprofiles.ts';
import { agentsResources } from './agents.ts';
import { auditResources } from './audit.ts';
import { contentprofilesResources } from './contentprofiles.ts';
import { datasourcesResources } from './datasources.ts';
import { drmResources } from './drm.ts';
import { groupsResources } from './groups.ts';
import { responsetemplatesResources } from './responsetemplates.ts';
import { savedfiltersResources } from './savedfilters.ts';
import { subscriptionResources } from './store.ts';
import { syslogResources } from './syslog.ts';
import { tagsResources } from './tags.ts';
import { tenantResources } from './tenant.ts';
import { usersResources } from './users.ts';

export const resourcesOfAreas = {
  ...accessprofilesResources,
  ...agentsResources,
  ...auditResources,
  ...contentprofilesResources,
  ...datasourcesResources,
  ...drmResources,
  ...groupsResources,
  ...responsetemplatesResources,
  ...savedfiltersResources,
  ...subscriptionResources,
  ...syslogResources,
  ...tagsResources,
  ...tenantResources,
  ...usersResources,
};
