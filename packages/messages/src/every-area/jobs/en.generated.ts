// Written by `npm run areas`. Edit the areas, not this file.
import { words as alertrulesJobs } from '../../alertrules/jobs/en.ts';
import { words as anonymisationJobs } from '../../anonymisation/jobs/en.ts';
import { words as collectionJobs } from '../../collection/jobs/en.ts';
import { words as decisionsJobs } from '../../decisions/jobs/en.ts';
import { words as destinationsJobs } from '../../destinations/jobs/en.ts';
import { words as directoryJobs } from '../../directory/jobs/en.ts';
import { words as erasuresJobs } from '../../erasures/jobs/en.ts';
import { words as exportsJobs } from '../../exports/jobs/en.ts';
import { words as firststepsJobs } from '../../firststeps/jobs/en.ts';
import { words as idempotencyJobs } from '../../idempotency/jobs/en.ts';
import { words as incidentsJobs } from '../../incidents/jobs/en.ts';
import { words as indicesJobs } from '../../indices/jobs/en.ts';
import { words as mailJobs } from '../../mail/jobs/en.ts';
import { words as maintenanceJobs } from '../../maintenance/jobs/en.ts';
import { words as mfaJobs } from '../../mfa/jobs/en.ts';
import { words as mlprofilesJobs } from '../../mlprofiles/jobs/en.ts';
import { words as notificationsJobs } from '../../notifications/jobs/en.ts';
import { words as operationsJobs } from '../../operations/jobs/en.ts';
import { words as passwordJobs } from '../../password/jobs/en.ts';
import { words as reportsJobs } from '../../reports/jobs/en.ts';
import { words as sessionJobs } from '../../session/jobs/en.ts';
import { words as ssoJobs } from '../../sso/jobs/en.ts';
import { words as tenantJobs } from '../../tenant/jobs/en.ts';

export const words = {
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
