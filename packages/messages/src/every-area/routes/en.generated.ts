// Written by `npm run areas`. Edit the areas, not this file.
import { words as accessprofilesRoutes } from '../../accessprofiles/routes/en.ts';
import { words as accountRoutes } from '../../account/routes/en.ts';
import { words as anonymisationRoutes } from '../../anonymisation/routes/en.ts';
import { words as apikeysRoutes } from '../../apikeys/routes/en.ts';
import { words as auditRoutes } from '../../audit/routes/en.ts';
import { words as datasourcesRoutes } from '../../datasources/routes/en.ts';
import { words as decisionsRoutes } from '../../decisions/routes/en.ts';
import { words as destinationsRoutes } from '../../destinations/routes/en.ts';
import { words as directoryRoutes } from '../../directory/routes/en.ts';
import { words as groupsRoutes } from '../../groups/routes/en.ts';
import { words as historyRoutes } from '../../history/routes/en.ts';
import { words as jobsRoutes } from '../../jobs/routes/en.ts';
import { words as maintenanceRoutes } from '../../maintenance/routes/en.ts';
import { words as notificationsRoutes } from '../../notifications/routes/en.ts';
import { words as pagesToComeRoutes } from '../../pages-to-come/routes/en.ts';
import { words as parsersRoutes } from '../../parsers/routes/en.ts';
import { words as partnersRoutes } from '../../partners/routes/en.ts';
import { words as rbacRoutes } from '../../rbac/routes/en.ts';
import { words as reportsRoutes } from '../../reports/routes/en.ts';
import { words as riskRoutes } from '../../risk/routes/en.ts';
import { words as servicerequestsRoutes } from '../../servicerequests/routes/en.ts';
import { words as sessionRoutes } from '../../session/routes/en.ts';
import { words as settingsRoutes } from '../../settings/routes/en.ts';
import { words as shadowitRoutes } from '../../shadowit/routes/en.ts';
import { words as shellRoutes } from '../../shell/routes/en.ts';
import { words as sshkeysRoutes } from '../../sshkeys/routes/en.ts';
import { words as ssoRoutes } from '../../sso/routes/en.ts';
import { words as storeRoutes } from '../../store/routes/en.ts';
import { words as tagsRoutes } from '../../tags/routes/en.ts';
import { words as tenantRoutes } from '../../tenant/routes/en.ts';
import { words as threatsRoutes } from '../../threats/routes/en.ts';
import { words as usersRoutes } from '../../users/routes/en.ts';

export const words = {
  ...accessprofilesRoutes,
  ...accountRoutes,
  ...anonymisationRoutes,
  ...apikeysRoutes,
  ...auditRoutes,
  ...datasourcesRoutes,
  ...decisionsRoutes,
  ...destinationsRoutes,
  ...directoryRoutes,
  ...groupsRoutes,
  ...historyRoutes,
  ...jobsRoutes,
  ...maintenanceRoutes,
  ...notificationsRoutes,
  ...pagesToComeRoutes,
  ...parsersRoutes,
  ...partnersRoutes,
  ...rbacRoutes,
  ...reportsRoutes,
  ...riskRoutes,
  ...servicerequestsRoutes,
  ...sessionRoutes,
  ...settingsRoutes,
  ...shadowitRoutes,
  ...shellRoutes,
  ...sshkeysRoutes,
  ...ssoRoutes,
  ...storeRoutes,
  ...tagsRoutes,
  ...tenantRoutes,
  ...threatsRoutes,
  ...usersRoutes,
};
