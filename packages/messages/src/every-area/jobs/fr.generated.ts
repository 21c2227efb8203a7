// Written by `npm run areas`. Edit the areas, not this file.
import { words as alertrulesJobs } from '../../alertrules/jobs/fr.ts';
import { words as anonymisationJobs } from '../../anonymisation/jobs/fr.ts';
import { words as collectionJobs } from '../../collection/jobs/fr.ts';
import { words as decisionsJobs } from '../../decisions/jobs/fr.ts';
import { words as destinationsJobs } from '../../destinations/jobs/fr.ts';
import { words as directoryJobs } from '../../directory/jobs/fr.ts';
import { words as erasuresJobs } from '../../erasures/jobs/fr.ts';
import { words as exportsJobs } from '../../exports/jobs/fr.ts';
import { words as firststepsJobs } from '../../firststeps/jobs/fr.ts';
import { words as idempotencyJobs } from '../../idempotency/jobs/fr.ts';
import { words as incidentsJobs } from '../../incidents/jobs/fr.ts';
import { words as indicesJobs } from '../../indices/jobs/fr.ts';
import { words as mailJobs } from '../../mail/jobs/fr.ts';
import { words as maintenanceJobs } from '../../maintenance/jobs/fr.ts';
import { words as mfaJobs } from '../../mfa/jobs/fr.ts';
import { words as mlprofilesJobs } from '../../mlprofiles/jobs/fr.ts';
import { words as notificationsJobs } from '../../notifications/jobs/fr.ts';
import { words as operationsJobs } from '../../operations/jobs/fr.ts';
import { words as passwordJobs } from '../../password/jobs/fr.ts';
import { words as reportsJobs } from '../../reports/jobs/fr.ts';
import { words as sessionJobs } from '../../session/jobs/fr.ts';
import { words as ssoJobs } from '../../sso/jobs/fr.ts';
import { words as tenantJobs } from '../../tenant/jobs/fr.ts';
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
