// Written by `npm run areas`. Edit the areas, not this file.
import { words as accessprofilesStart } from '../../accessprofiles/start/de.ts';
import { words as auditStart } from '../../audit/start/de.ts';
import { words as auditStartErrors } from '../../audit/start-errors/de.ts';
import { words as catalogueStart } from '../../catalogue/start/de.ts';
import { words as contentprofilesStart } from '../../contentprofiles/start/de.ts';
import { words as controlsStartErrors } from '../../controls/start-errors/de.ts';
import { words as datasourcesStart } from '../../datasources/start/de.ts';
import { words as decisionsStart } from '../../decisions/start/de.ts';
import { words as exportsStart } from '../../exports/start/de.ts';
import { words as groupsStart } from '../../groups/start/de.ts';
import { words as historyStart } from '../../history/start/de.ts';
import { words as httpStart } from '../../http/start/de.ts';
import { words as httpStartErrors } from '../../http/start-errors/de.ts';
import { words as idempotencyStartErrors } from '../../idempotency/start-errors/de.ts';
import { words as incidentsStart } from '../../incidents/start/de.ts';
import { words as indicesStart } from '../../indices/start/de.ts';
import { words as inspectionStart } from '../../inspection/start/de.ts';
import { words as investigateStart } from '../../investigate/start/de.ts';
import { words as linksStartErrors } from '../../links/start-errors/de.ts';
import { words as mfaStartErrors } from '../../mfa/start-errors/de.ts';
import { words as mlprofilesStart } from '../../mlprofiles/start/de.ts';
import { words as operatorStartErrors } from '../../operator/start-errors/de.ts';
import { words as parsersStart } from '../../parsers/start/de.ts';
import { words as passwordStartErrors } from '../../password/start-errors/de.ts';
import { words as policiesStart } from '../../policies/start/de.ts';
import { words as reportsStart } from '../../reports/start/de.ts';
import { words as responsetemplatesStart } from '../../responsetemplates/start/de.ts';
import { words as riskStart } from '../../risk/start/de.ts';
import { words as servicerequestsStart } from '../../servicerequests/start/de.ts';
import { words as sessionStartErrors } from '../../session/start-errors/de.ts';
import { words as shellStart } from '../../shell/start/de.ts';
import { words as signupStartErrors } from '../../signup/start-errors/de.ts';
import { words as ssoStartErrors } from '../../sso/start-errors/de.ts';
import { words as storeStart } from '../../store/start/de.ts';
import { words as tagsStart } from '../../tags/start/de.ts';
import { words as tenantStart } from '../../tenant/start/de.ts';
import { words as tenantStartErrors } from '../../tenant/start-errors/de.ts';
import { words as threatsStart } from '../../threats/start/de.ts';
import { words as usersStart } from '../../users/start/de.ts';
import { words as widgetsStart } from '../../widgets/start/de.ts';
import { words as widgetsStartDates } from '../../widgets/start-dates/de.ts';
import { words as widgetsStartFrame } from '../../widgets/start-frame/de.ts';
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
