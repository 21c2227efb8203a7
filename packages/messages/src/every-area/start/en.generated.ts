// Written by `npm run areas`. Edit the areas, not this file.
import { words as accessprofilesStart } from '../../accessprofiles/start/en.ts';
import { words as auditStart } from '../../audit/start/en.ts';
import { words as auditStartErrors } from '../../audit/start-errors/en.ts';
import { words as catalogueStart } from '../../catalogue/start/en.ts';
import { words as contentprofilesStart } from '../../contentprofiles/start/en.ts';
import { words as controlsStartErrors } from '../../controls/start-errors/en.ts';
import { words as datasourcesStart } from '../../datasources/start/en.ts';
import { words as decisionsStart } from '../../decisions/start/en.ts';
import { words as exportsStart } from '../../exports/start/en.ts';
import { words as groupsStart } from '../../groups/start/en.ts';
import { words as historyStart } from '../../history/start/en.ts';
import { words as httpStart } from '../../http/start/en.ts';
import { words as httpStartErrors } from '../../http/start-errors/en.ts';
import { words as idempotencyStartErrors } from '../../idempotency/start-errors/en.ts';
import { words as incidentsStart } from '../../incidents/start/en.ts';
import { words as indicesStart } from '../../indices/start/en.ts';
import { words as inspectionStart } from '../../inspection/start/en.ts';
import { words as investigateStart } from '../../investigate/start/en.ts';
import { words as linksStartErrors } from '../../links/start-errors/en.ts';
import { words as mfaStartErrors } from '../../mfa/start-errors/en.ts';
import { words as mlprofilesStart } from '../../mlprofiles/start/en.ts';
import { words as operatorStartErrors } from '../../operator/start-errors/en.ts';
import { words as parsersStart } from '../../parsers/start/en.ts';
import { words as passwordStartErrors } from '../../password/start-errors/en.ts';
import { words as policiesStart } from '../../policies/start/en.ts';
import { words as reportsStart } from '../../reports/start/en.ts';
import { words as responsetemplatesStart } from '../../responsetemplates/start/en.ts';
import { words as riskStart } from '../../risk/start/en.ts';
import { words as servicerequestsStart } from '../../servicerequests/start/en.ts';
import { words as sessionStartErrors } from '../../session/start-errors/en.ts';
import { words as shellStart } from '../../shell/start/en.ts';
import { words as signupStartErrors } from '../../signup/start-errors/en.ts';
import { words as ssoStartErrors } from '../../sso/start-errors/en.ts';
import { words as storeStart } from '../../store/start/en.ts';
import { words as tagsStart } from '../../tags/start/en.ts';
import { words as tenantStart } from '../../tenant/start/en.ts';
import { words as tenantStartErrors } from '../../tenant/start-errors/en.ts';
import { words as threatsStart } from '../../threats/start/en.ts';
import { words as usersStart } from '../../users/start/en.ts';
import { words as widgetsStart } from '../../widgets/start/en.ts';
import { words as widgetsStartDates } from '../../widgets/start-dates/en.ts';
import { words as widgetsStartFrame } from '../../widgets/start-frame/en.ts';

export const words = {
  ...accessprofilesStart,
  ...auditStart,
  ...auditStartErrors,
  ...catalogueStart,
  ...contentprofilesStart,
  ...controlsStartErrors,
  ...datasourcesStart,
  ...decisionsStart,
  ...exportsStart,
  ...groupsStart,
  ...historyStart,
  ...httpStart,
  ...httpStartErrors,
  ...idempotencyStartErrors,
  ...incidentsStart,
  ...indicesStart,
  ...inspectionStart,
  ...investigateStart,
  ...linksStartErrors,
  ...mfaStartErrors,
  ...mlprofilesStart,
  ...operatorStartErrors,
  ...parsersStart,
  ...passwordStartErrors,
  ...policiesStart,
  ...reportsStart,
  ...responsetemplatesStart,
  ...riskStart,
  ...servicerequestsStart,
  ...sessionStartErrors,
  ...shellStart,
  ...signupStartErrors,
  ...ssoStartErrors,
  ...storeStart,
  ...tagsStart,
  ...tenantStart,
  ...tenantStartErrors,
  ...threatsStart,
  ...usersStart,
  ...widgetsStart,
  ...widgetsStartDates,
  ...widgetsStartFrame,
};
