// Written by `npm run areas`. Edit the areas, not this file.
import { words as alertrulesNotices } from '../../alertrules/notices/en.ts';
import { words as anonymisationNotices } from '../../anonymisation/notices/en.ts';
import { words as apikeysNotices } from '../../apikeys/notices/en.ts';
import { words as datasourcesNotices } from '../../datasources/notices/en.ts';
import { words as decisionsNotices } from '../../decisions/notices/en.ts';
import { words as destinationsNotices } from '../../destinations/notices/en.ts';
import { words as directoryNotices } from '../../directory/notices/en.ts';
import { words as exportsNotices } from '../../exports/notices/en.ts';
import { words as incidentsNotices } from '../../incidents/notices/en.ts';
import { words as indicesNotices } from '../../indices/notices/en.ts';
import { words as mlprofilesNotices } from '../../mlprofiles/notices/en.ts';
import { words as notificationsNotices } from '../../notifications/notices/en.ts';
import { words as servicerequestsNotices } from '../../servicerequests/notices/en.ts';
import { words as sessionNotices } from '../../session/notices/en.ts';
import { words as storeNotices } from '../../store/notices/en.ts';
import { words as tenantNotices } from '../../tenant/notices/en.ts';
import { words as tenantdomainsNotices } from '../../tenantdomains/notices/en.ts';

export const words = {
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
  ...notificationsNotices,
  ...servicerequestsNotices,
  ...sessionNotices,
  ...storeNotices,
  ...tenantNotices,
  ...tenantdomainsNotices,
};
