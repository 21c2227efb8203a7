// Written by `npm run areas`. Edit the areas, not this file.
import { words as alertrulesJobs } from '../../alertrules/jobs/es.ts';
import { words as anonymisationJobs } from '../../anonymisation/jobs/es.ts';
import { words as collectionJobs } from '../../collection/jobs/es.ts';
import { words as decisionsJobs } from '../../decisions/jobs/es.ts';
import { words as destinationsJobs } from '../../destinations/jobs/es.ts';
import { words as directoryJobs } from '../../directory/jobs/es.ts';
import { words as erasuresJobs } from '../../erasures/jobs/es.ts';
import { words as exportsJobs } from '../../exports/jobs/es.ts';
import { words as firststepsJobs } from '../../firststeps/jobs/es.ts';
import { words as idempotencyJobs } from '../../idempotency/jobs/es.ts';
import { words as incidentsJobs } from '../../incidents/jobs/es.ts';
import { words as indicesJobs } from '../../indices/jobs/es.ts';
import { words as mailJobs } from '../../mail/jobs/es.ts';
import { words as maintenanceJobs } from '../../maintenance/jobs/es.ts';
import { words as mfaJobs } from '../../mfa/jobs/es.ts';
import { words as mlprofilesJobs } from '../../mlprofiles/jobs/es.ts';
import { words as notificationsJobs } from '../../notifications/jobs/es.ts';
import { words as operationsJobs } from '../../operations/jobs/es.ts';
import { words as passwordJobs } from '../../password/jobs/es.ts';
import { words as reportsJobs } from '../../reports/jobs/es.ts';
import { words as sessionJobs } from '../../session/jobs/es.ts';
import { words as ssoJobs } from '../../sso/jobs/es.ts';
import { words as tenantJobs } from '../../tenant/jobs/es.ts';
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
