// Written by `npm run areas`. Edit the areas, not this file.
import { words as accessprofilesStart } from '../../accessprofiles/start/ja.ts';
import { words as auditStart } from '../../audit/start/ja.ts';
import { words as auditStartErrors } from '../../audit/start-errors/ja.ts';
import { words as catalogueStart } from '../../catalogue/start/ja.ts';
import { words as contentprofilesStart } from '../../contentprofiles/start/ja.ts';
import { words as controlsStartErrors } from '../../controls/start-errors/ja.ts';
import { words as datasourcesStart } from '../../datasources/start/ja.ts';
import { words as decisionsStart } from '../../decisions/start/ja.ts';
import { words as exportsStart } from '../../exports/start/ja.ts';
import { words as groupsStart } from '../../groups/start/ja.ts';
import { words as historyStart } from '../../history/start/ja.ts';
import { words as httpStart } from '../../http/start/ja.ts';
import { words as httpStartErrors } from '../../http/start-errors/ja.ts';
import { words as idempotencyStartErrors } from '../../idempotency/start-errors/ja.ts';
import { words as incidentsStart } from '../../incidents/start/ja.ts';
import { words as indicesStart } from '../../indices/start/ja.ts';
import { words as inspectionStart } from '../../inspection/start/ja.ts';
import { words as investigateStart } from '../../investigate/start/ja.ts';
import { words as linksStartErrors } from '../../links/start-errors/ja.ts';
import { words as mfaStartErrors } from '../../mfa/start-errors/ja.ts';
import { words as mlprofilesStart } from '../../mlprofiles/start/ja.ts';
import { words as operatorStartErrors } from '../../operator/start-errors/ja.ts';
import { words as parsersStart } from '../../parsers/start/ja.ts';
import { words as passwordStartErrors } from '../../password/start-errors/ja.ts';
import { words as policiesStart } from '../../policies/start/ja.ts';
import { words as reportsStart } from '../../reports/start/ja.ts';
import { words as responsetemplatesStart } from '../../responsetemplates/start/ja.ts';
import { words as riskStart } from '../../risk/start/ja.ts';
import { words as servicerequestsStart } from '../../servicerequests/start/ja.ts';
import { words as sessionStartErrors } from '../../session/start-errors/ja.ts';
import { words as shellStart } from '../../shell/start/ja.ts';
import { words as signupStartErrors } from '../../signup/start-errors/ja.ts';
import { words as ssoStartErrors } from '../../sso/start-errors/ja.ts';
import { words as storeStart } from '../../store/start/ja.ts';
import { words as tagsStart } from '../../tags/start/ja.ts';
import { words as tenantStart } from '../../tenant/start/ja.ts';
import { words as tenantStartErrors } from '../../tenant/start-errors/ja.ts';
import { words as threatsStart } from '../../threats/start/ja.ts';
import { words as usersStart } from '../../users/start/ja.ts';
import { words as widgetsStart } from '../../widgets/start/ja.ts';
import { words as widgetsStartDates } from '../../widgets/start-dates/ja.ts';
import { words as widgetsStartFrame } from '../../widgets/start-frame/ja.ts';
import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.generated.ts';

export const words: WordsOf<typeof english> = {
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
