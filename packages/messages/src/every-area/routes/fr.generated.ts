// Written by `npm run areas`. Edit the areas, not this file.
import { words as accessprofilesRoutes } from '../../accessprofiles/routes/fr.ts';
import { words as accountRoutes } from '../../account/routes/fr.ts';
import { words as alertrulesRoutes } from '../../alertrules/routes/fr.ts';
import { words as anonymisationRoutes } from '../../anonymisation/routes/fr.ts';
import { words as apikeysRoutes } from '../../apikeys/routes/fr.ts';
import { words as auditRoutes } from '../../audit/routes/fr.ts';
import { words as contentprofilesRoutes } from '../../contentprofiles/routes/fr.ts';
import { words as dataidentifiersRoutes } from '../../dataidentifiers/routes/fr.ts';
import { words as datasourcesRoutes } from '../../datasources/routes/fr.ts';
import { words as destinationsRoutes } from '../../destinations/routes/fr.ts';
import { words as dictionariesRoutes } from '../../dictionaries/routes/fr.ts';
import { words as directoryRoutes } from '../../directory/routes/fr.ts';
import { words as erasuresRoutes } from '../../erasures/routes/fr.ts';
import { words as firststepsRoutes } from '../../firststeps/routes/fr.ts';
import { words as groupsRoutes } from '../../groups/routes/fr.ts';
import { words as investigateRoutes } from '../../investigate/routes/fr.ts';
import { words as jobsRoutes } from '../../jobs/routes/fr.ts';
import { words as maintenanceRoutes } from '../../maintenance/routes/fr.ts';
import { words as notificationsRoutes } from '../../notifications/routes/fr.ts';
import { words as pagesToComeRoutes } from '../../pages-to-come/routes/fr.ts';
import { words as partnersRoutes } from '../../partners/routes/fr.ts';
import { words as policiesRoutes } from '../../policies/routes/fr.ts';
import { words as rbacRoutes } from '../../rbac/routes/fr.ts';
import { words as reportsRoutes } from '../../reports/routes/fr.ts';
import { words as responsetemplatesRoutes } from '../../responsetemplates/routes/fr.ts';
import { words as riskRoutes } from '../../risk/routes/fr.ts';
import { words as sessionRoutes } from '../../session/routes/fr.ts';
import { words as shellRoutes } from '../../shell/routes/fr.ts';
import { words as sshkeysRoutes } from '../../sshkeys/routes/fr.ts';
import { words as ssoRoutes } from '../../sso/routes/fr.ts';
import { words as storeRoutes } from '../../store/routes/fr.ts';
import { words as tenantRoutes } from '../../tenant/routes/fr.ts';
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
