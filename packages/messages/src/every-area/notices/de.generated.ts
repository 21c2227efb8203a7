// Written by `npm run areas`. Edit the areas, not this file.
import { words as alertrulesNotices } from '../../alertrules/notices/de.ts';
import { words as anonymisationNotices } from '../../anonymisation/notices/de.ts';
import { words as apikeysNotices } from '../../apikeys/notices/de.ts';
import { words as datasourcesNotices } from '../../datasources/notices/de.ts';
import { words as decisionsNotices } from '../../decisions/notices/de.ts';
import { words as destinationsNotices } from '../../destinations/notices/de.ts';
import { words as directoryNotices } from '../../directory/notices/de.ts';
import { words as exportsNotices } from '../../exports/notices/de.ts';
import { words as incidentsNotices } from '../../incidents/notices/de.ts';
import { words as indicesNotices } from '../../indices/notices/de.ts';
import { words as mlprofilesNotices } from '../../mlprofiles/notices/de.ts';
import { words as notificationsNotices } from '../../notifications/notices/de.ts';
import { words as servicerequestsNotices } from '../../servicerequests/notices/de.ts';
import { words as sessionNotices } from '../../session/notices/de.ts';
import { words as storeNotices } from '../../store/notices/de.ts';
import { words as tenantNotices } from '../../tenant/notices/de.ts';
import { words as tenantdomainsNotices } from '../../tenantdomains/notices/de.ts';
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
