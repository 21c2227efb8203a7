// Written by `npm run areas`. Edit the areas, not this file.
import { words as alertrulesJobs } from '../../alertrules/jobs/de.ts';
import { words as anonymisationJobs } from '../../anonymisation/jobs/de.ts';
import { words as collectionJobs } from '../../collection/jobs/de.ts';
import { words as decisionsJobs } from '../../decisions/jobs/de.ts';
import { words as destinationsJobs } from '../../destinations/jobs/de.ts';
import { words as directoryJobs } from '../../directory/jobs/de.ts';
import { words as erasuresJobs } from '../../erasures/jobs/de.ts';
import { words as exportsJobs } from '../../exports/jobs/de.ts';
import { words as firststepsJobs } from '../../firststeps/jobs/de.ts';
import { words as idempotencyJobs } from '../../idempotency/jobs/de.ts';
import { words as incidentsJobs } from '../../incidents/jobs/de.ts';
import { words as indicesJobs } from '../../indices/jobs/de.ts';
import { words as mailJobs } from '../../mail/jobs/de.ts';
import { words as maintenanceJobs } from '../../maintenance/jobs/de.ts';
import { words as mfaJobs } from '../../mfa/jobs/de.ts';
import { words as mlprofilesJobs } from '../../mlprofiles/jobs/de.ts';
import { words as notificationsJobs } from '../../notifications/jobs/de.ts';
import { words as operationsJobs } from '../../operations/jobs/de.ts';
import { words as passwordJobs } from '../../password/jobs/de.ts';
import { words as reportsJobs } from '../../reports/jobs/de.ts';
import { words as sessionJobs } from '../../session/jobs/de.ts';
import { words as ssoJobs } from '../../sso/jobs/de.ts';
import { words as tenantJobs } from '../../tenant/jobs/de.ts';
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
