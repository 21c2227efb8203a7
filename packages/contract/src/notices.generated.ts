// Written by `npm run areas`. Edit the areas, not this file.
import { alertrulesNotices } from './notices/alertrules.ts';
import { anonymisationNotices } from './notices/anonymisation.ts';
import { apikeysNotices } from './notices/apikeys.ts';
import { datasourcesNotices } from './notices/datasources.ts';
import { decisionsNotices } from './notices/decisions.ts';
import { destinationsNotices } from './notices/destinations.ts';
import { directoryNotices } from './notices/directory.ts';
import { exportsNotices } from './notices/exports.ts';
import { incidentsNotices } from './notices/incidents.ts';
import { indicesNotices } from './notices/indices.ts';
import { mlprofilesNotices } from './notices/mlprofiles.ts';
import { servicerequestsNotices } from './notices/servicerequests.ts';
import { sessionNotices } from './notices/session.ts';
import { storeNotices } from './notices/store.ts';
import { tenantNotices } from './notices/tenant.ts';
import { tenantdomainsNotices } from './notices/tenantdomains.ts';

export const noticesOfAreas = {
  ...alertrulesNotices,
  ...anonymisationNotices,
  ...apikeysNotices,
  ...datasourcesNotices,
  ...decisionsNotices,
  ...destinationsNotices,
  ...directoryNotices,
  ...exportsNotices,
  ...incidentsNotices,
  ...indicesNotices,
  ...mlprofilesNotices,
  ...servicerequestsNotices,
  ...sessionNotices,
  ...storeNotices,
  ...tenantNotices,
  ...tenantdomainsNotices,
};
