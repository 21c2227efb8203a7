// Written by `npm run areas`. Edit the areas, not this file.
import { words as accessprofilesRoutes } from '../../accessprofiles/routes/es.ts';
import { words as accountRoutes } from '../../account/routes/es.ts';
import { words as alertrulesRoutes } from '../../alertrules/routes/es.ts';
import { words as anonymisationRoutes } from '../../anonymisation/routes/es.ts';
import { words as apikeysRoutes } from '../../apikeys/routes/es.ts';
import { words as auditRoutes } from '../../audit/routes/es.ts';
import { words as contentprofilesRoutes } from '../../contentprofiles/routes/es.ts';
import { words as dataidentifiersRoutes } from '../../dataidentifiers/routes/es.ts';
import { words as datasourcesRoutes } from '../../datasources/routes/es.ts';
import { words as destinationsRoutes } from '../../destinations/routes/es.ts';
import { words as dictionariesRoutes } from '../../dictionaries/routes/es.ts';
import { words as directoryRoutes } from '../../directory/routes/es.ts';
import { words as erasuresRoutes } from '../../erasures/routes/es.ts';
import { words as firststepsRoutes } from '../../firststeps/routes/es.ts';
import { words as groupsRoutes } from '../../groups/routes/es.ts';
import { words as investigateRoutes } from '../../investigate/routes/es.ts';
import { words as jobsRoutes } from '../../jobs/routes/es.ts';
import { words as maintenanceRoutes } from '../../maintenance/routes/es.ts';
import { words as notificationsRoutes } from '../../notifications/routes/es.ts';
import { words as pagesToComeRoutes } from '../../pages-to-come/routes/es.ts';
import { words as partnersRoutes } from '../../partners/routes/es.ts';
import { words as policiesRoutes } from '../../policies/routes/es.ts';
import { words as rbacRoutes } from '../../rbac/routes/es.ts';
import { words as reportsRoutes } from '../../reports/routes/es.ts';
import { words as responsetemplatesRoutes } from '../../responsetemplates/routes/es.ts';
import { words as riskRoutes } from '../../risk/routes/es.ts';
import { words as sessionRoutes } from '../../session/routes/es.ts';
import { words as shellRoutes } from '../../shell/routes/es.ts';
import { words as sshkeysRoutes } from '../../sshkeys/routes/es.ts';
import { words as ssoRoutes } from '../../sso/routes/es.ts';
import { words as storeRoutes } from '../../store/routes/es.ts';
import { words as tenantRoutes } from '../../tenant/routes/es.ts';
import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.generated.ts';

export const words: WordsOf<typeof english> = {
  ...accessprofilesRoutes,
  ...accountRoutes,
  ...alertrulesRoutes,
  ...anonymisationRoutes,
  ...apikeysRoutes,
  ...auditRoutes,
  ...contentprofilesRoutes,
  ...dataidentifiersRoutes,
  ...datasourcesRoutes,
  ...destinationsRoutes,
  ...dictionariesRoutes,
  ...directoryRoutes,
  ...erasuresRoutes,
  ...firststepsRoutes,
  ...groupsRoutes,
  ...investigateRoutes,
  ...jobsRoutes,
  ...maintenanceRoutes,
  ...notificationsRoutes,
  ...pagesToComeRoutes,
  ...partnersRoutes,
  ...policiesRoutes,
  ...rbacRoutes,
  ...reportsRoutes,
  ...responsetemplatesRoutes,
  ...riskRoutes,
  ...sessionRoutes,
  ...shellRoutes,
  ...sshkeysRoutes,
  ...ssoRoutes,
  ...storeRoutes,
  ...tenantRoutes,
};
