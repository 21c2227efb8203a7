// Written by `npm run areas`. Edit the areas, not this file.
import { words as alertrulesNotices } from '../../alertrules/notices/fr.ts';
import { words as anonymisationNotices } from '../../anonymisation/notices/fr.ts';
import { words as apikeysNotices } from '../../apikeys/notices/fr.ts';
import { words as datasourcesNotices } from '../../datasources/notices/fr.ts';
import { words as decisionsNotices } from '../../decisions/notices/fr.ts';
import { words as destinationsNotices } from '../../destinations/notices/fr.ts';
import { words as directoryNotices } from '../../directory/notices/fr.ts';
import { words as exportsNotices } from '../../exports/notices/fr.ts';
import { words as incidentsNotices } from '../../incidents/notices/fr.ts';
import { words as indicesNotices } from '../../indices/notices/fr.ts';
import { words as mlprofilesNotices } from '../../mlprofiles/notices/fr.ts';
import { words as notificationsNotices } from '../../notifications/notices/fr.ts';
import { words as servicerequestsNotices } from '../../servicerequests/notices/fr.ts';
import { words as sessionNotices } from '../../session/notices/fr.ts';
import { words as storeNotices } from '../../store/notices/fr.ts';
import { words as tenantNotices } from '../../tenant/notices/fr.ts';
import { words as tenantdomainsNotices } from '../../tenantdomains/notices/fr.ts';
import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.generated.ts';

export const words: WordsOf<typeof english> = {
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
