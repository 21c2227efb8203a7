// Written by `npm run areas`. Edit the areas, not this file.
import { words as alertrulesJobs } from '../../alertrules/jobs/ja.ts';
import { words as anonymisationJobs } from '../../anonymisation/jobs/ja.ts';
import { words as collectionJobs } from '../../collection/jobs/ja.ts';
import { words as decisionsJobs } from '../../decisions/jobs/ja.ts';
import { words as destinationsJobs } from '../../destinations/jobs/ja.ts';
import { words as directoryJobs } from '../../directory/jobs/ja.ts';
import { words as erasuresJobs } from '../../erasures/jobs/ja.ts';
import { words as exportsJobs } from '../../exports/jobs/ja.ts';
import { words as firststepsJobs } from '../../firststeps/jobs/ja.ts';
import { words as idempotencyJobs } from '../../idempotency/jobs/ja.ts';
import { words as incidentsJobs } from '../../incidents/jobs/ja.ts';
import { words as indicesJobs } from '../../indices/jobs/ja.ts';
import { words as mailJobs } from '../../mail/jobs/ja.ts';
import { words as maintenanceJobs } from '../../maintenance/jobs/ja.ts';
import { words as mfaJobs } from '../../mfa/jobs/ja.ts';
import { words as mlprofilesJobs } from '../../mlprofiles/jobs/ja.ts';
import { words as notificationsJobs } from '../../notifications/jobs/ja.ts';
import { words as operationsJobs } from '../../operations/jobs/ja.ts';
import { words as passwordJobs } from '../../password/jobs/ja.ts';
import { words as reportsJobs } from '../../reports/jobs/ja.ts';
import { words as sessionJobs } from '../../session/jobs/ja.ts';
import { words as ssoJobs } from '../../sso/jobs/ja.ts';
import { words as tenantJobs } from '../../tenant/jobs/ja.ts';
import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.generated.ts';

export const words: WordsOf<typeof english> = {
  ...alertrulesJobs,
  ...anonymisationJobs,
  ...collectionJobs,
  ...decisionsJobs,
  ...destinationsJobs,
  ...directoryJobs,
  ...erasuresJobs,
  ...exportsJobs,
  ...firststepsJobs,
  ...idempotencyJobs,
  ...incidentsJobs,
  ...indicesJobs,
  ...mailJobs,
  ...maintenanceJobs,
  ...mfaJobs,
  ...mlprofilesJobs,
  ...notificationsJobs,
  ...operationsJobs,
  ...passwordJobs,
  ...reportsJobs,
  ...sessionJobs,
  ...ssoJobs,
  ...tenantJobs,
};
