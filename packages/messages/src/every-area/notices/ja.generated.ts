// Written by `npm run areas`. Edit the areas, not this file.
import { words as alertrulesNotices } from '../../alertrules/notices/ja.ts';
import { words as anonymisationNotices } from '../../anonymisation/notices/ja.ts';
import { words as apikeysNotices } from '../../apikeys/notices/ja.ts';
import { words as datasourcesNotices } from '../../datasources/notices/ja.ts';
import { words as decisionsNotices } from '../../decisions/notices/ja.ts';
import { words as destinationsNotices } from '../../destinations/notices/ja.ts';
import { words as directoryNotices } from '../../directory/notices/ja.ts';
import { words as exportsNotices } from '../../exports/notices/ja.ts';
import { words as incidentsNotices } from '../../incidents/notices/ja.ts';
import { words as indicesNotices } from '../../indices/notices/ja.ts';
import { words as mlprofilesNotices } from '../../mlprofiles/notices/ja.ts';
import { words as notificationsNotices } from '../../notifications/notices/ja.ts';
import { words as servicerequestsNotices } from '../../servicerequests/notices/ja.ts';
import { words as sessionNotices } from '../../session/notices/ja.ts';
import { words as storeNotices } from '../../store/notices/ja.ts';
import { words as tenantNotices } from '../../tenant/notices/ja.ts';
import { words as tenantdomainsNotices } from '../../tenantdomains/notices/ja.ts';
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
