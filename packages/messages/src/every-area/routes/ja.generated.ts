// Written by `npm run areas`. Edit the areas, not this file.
import { words as accessprofilesRoutes } from '../../accessprofiles/routes/ja.ts';
import { words as accountRoutes } from '../../account/routes/ja.ts';
import { words as alertrulesRoutes } from '../../alertrules/routes/ja.ts';
import { words as anonymisationRoutes } from '../../anonymisation/routes/ja.ts';
import { words as apikeysRoutes } from '../../apikeys/routes/ja.ts';
import { words as auditRoutes } from '../../audit/routes/ja.ts';
import { words as contentprofilesRoutes } from '../../contentprofiles/routes/ja.ts';
import { words as dataidentifiersRoutes } from '../../dataidentifiers/routes/ja.ts';
import { words as datasourcesRoutes } from '../../datasources/routes/ja.ts';
import { words as destinationsRoutes } from '../../destinations/routes/ja.ts';
import { words as dictionariesRoutes } from '../../dictionaries/routes/ja.ts';
import { words as directoryRoutes } from '../../directory/routes/ja.ts';
import { words as erasuresRoutes } from '../../erasures/routes/ja.ts';
import { words as firststepsRoutes } from '../../firststeps/routes/ja.ts';
import { words as groupsRoutes } from '../../groups/routes/ja.ts';
import { words as investigateRoutes } from '../../investigate/routes/ja.ts';
import { words as jobsRoutes } from '../../jobs/routes/ja.ts';
import { words as maintenanceRoutes } from '../../maintenance/routes/ja.ts';
import { words as notificationsRoutes } from '../../notifications/routes/ja.ts';
import { words as pagesToComeRoutes } from '../../pages-to-come/routes/ja.ts';
import { words as partnersRoutes } from '../../partners/routes/ja.ts';
import { words as policiesRoutes } from '../../policies/routes/ja.ts';
import { words as rbacRoutes } from '../../rbac/routes/ja.ts';
import { words as reportsRoutes } from '../../reports/routes/ja.ts';
import { words as responsetemplatesRoutes } from '../../responsetemplates/routes/ja.ts';
import { words as riskRoutes } from '../../risk/routes/ja.ts';
import { words as sessionRoutes } from '../../session/routes/ja.ts';
import { words as shellRoutes } from '../../shell/routes/ja.ts';
import { words as sshkeysRoutes } from '../../sshkeys/routes/ja.ts';
import { words as ssoRoutes } from '../../sso/routes/ja.ts';
import { words as storeRoutes } from '../../store/routes/ja.ts';
import { words as tenantRoutes } from '../../tenant/routes/ja.ts';
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
