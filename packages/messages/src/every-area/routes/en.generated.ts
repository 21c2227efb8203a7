// Written by `npm run areas`. Edit the areas, not this file.
import { words as accessprofilesRoutes } from '../../accessprofiles/routes/en.ts';
import { words as accountRoutes } from '../../account/routes/en.ts';
import { words as alertrulesRoutes } from '../../alertrules/routes/en.ts';
import { words as anonymisationRoutes } from '../../anonymisation/routes/en.ts';
import { words as apikeysRoutes } from '../../apikeys/routes/en.ts';
import { words as auditRoutes } from '../../audit/routes/en.ts';
import { words as contentprofilesRoutes } from '../../contentprofiles/routes/en.ts';
import { words as dataidentifiersRoutes } from '../../dataidentifiers/routes/en.ts';
import { words as datasourcesRoutes } from '../../datasources/routes/en.ts';
import { words as destinationsRoutes } from '../../destinations/routes/en.ts';
import { words as dictionariesRoutes } from '../../dictionaries/routes/en.ts';
import { words as directoryRoutes } from '../../directory/routes/en.ts';
import { words as erasuresRoutes } from '../../erasures/routes/en.ts';
import { words as firststepsRoutes } from '../../firststeps/routes/en.ts';
import { words as groupsRoutes } from '../../groups/routes/en.ts';
import { words as investigateRoutes } from '../../investigate/routes/en.ts';
import { words as jobsRoutes } from '../../jobs/routes/en.ts';
import { words as maintenanceRoutes } from '../../maintenance/routes/en.ts';
import { words as notificationsRoutes } from '../../notifications/routes/en.ts';
import { words as pagesToComeRoutes } from '../../pages-to-come/routes/en.ts';
import { words as partnersRoutes } from '../../partners/routes/en.ts';
import { words as policiesRoutes } from '../../policies/routes/en.ts';
import { words as rbacRoutes } from '../../rbac/routes/en.ts';
import { words as reportsRoutes } from '../../reports/routes/en.ts';
import { words as responsetemplatesRoutes } from '../../responsetemplates/routes/en.ts';
import { words as riskRoutes } from '../../risk/routes/en.ts';
import { words as sessionRoutes } from '../../session/routes/en.ts';
import { words as shellRoutes } from '../../shell/routes/en.ts';
import { words as sshkeysRoutes } from '../../sshkeys/routes/en.ts';
import { words as ssoRoutes } from '../../sso/routes/en.ts';
import { words as storeRoutes } from '../../store/routes/en.ts';
import { words as tenantRoutes } from '../../tenant/routes/en.ts';

export const words = {
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
