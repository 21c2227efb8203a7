// Written by `npm run areas`. Edit the areas, not this file.
import { words as accessprofilesRoutes } from '../../accessprofiles/routes/de.ts';
import { words as accountRoutes } from '../../account/routes/de.ts';
import { words as alertrulesRoutes } from '../../alertrules/routes/de.ts';
import { words as anonymisationRoutes } from '../../anonymisation/routes/de.ts';
import { words as apikeysRoutes } from '../../apikeys/routes/de.ts';
import { words as auditRoutes } from '../../audit/routes/de.ts';
import { words as contentprofilesRoutes } from '../../contentprofiles/routes/de.ts';
import { words as dataidentifiersRoutes } from '../../dataidentifiers/routes/de.ts';
import { words as datasourcesRoutes } from '../../datasources/routes/de.ts';
import { words as destinationsRoutes } from '../../destinations/routes/de.ts';
import { words as dictionariesRoutes } from '../../dictionaries/routes/de.ts';
import { words as directoryRoutes } from '../../directory/routes/de.ts';
import { words as erasuresRoutes } from '../../erasures/routes/de.ts';
import { words as firststepsRoutes } from '../../firststeps/routes/de.ts';
import { words as groupsRoutes } from '../../groups/routes/de.ts';
import { words as investigateRoutes } from '../../investigate/routes/de.ts';
import { words as jobsRoutes } from '../../jobs/routes/de.ts';
import { words as maintenanceRoutes } from '../../maintenance/routes/de.ts';
import { words as notificationsRoutes } from '../../notifications/routes/de.ts';
import { words as pagesToComeRoutes } from '../../pages-to-come/routes/de.ts';
import { words as partnersRoutes } from '../../partners/routes/de.ts';
import { words as policiesRoutes } from '../../policies/routes/de.ts';
import { words as rbacRoutes } from '../../rbac/routes/de.ts';
import { words as reportsRoutes } from '../../reports/routes/de.ts';
import { words as responsetemplatesRoutes } from '../../responsetemplates/routes/de.ts';
import { words as riskRoutes } from '../../risk/routes/de.ts';
import { words as sessionRoutes } from '../../session/routes/de.ts';
import { words as shellRoutes } from '../../shell/routes/de.ts';
import { words as sshkeysRoutes } from '../../sshkeys/routes/de.ts';
import { words as ssoRoutes } from '../../sso/routes/de.ts';
import { words as storeRoutes } from '../../store/routes/de.ts';
import { words as tenantRoutes } from '../../tenant/routes/de.ts';
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
