// Written by `npm run areas`. Edit the areas, not this file.
import { words as auditStart } from '../../audit/start/en.ts';
import { words as auditStartErrors } from '../../audit/start-errors/en.ts';
import { words as catalogueStart } from '../../catalogue/start/en.ts';
import { words as controlsStartErrors } from '../../controls/start-errors/en.ts';
import { words as httpStart } from '../../http/start/en.ts';
import { words as httpStartErrors } from '../../http/start-errors/en.ts';
import { words as idempotencyStartErrors } from '../../idempotency/start-errors/en.ts';
import { words as linksStartErrors } from '../../links/start-errors/en.ts';
import { words as mfaStartErrors } from '../../mfa/start-errors/en.ts';
import { words as operatorStartErrors } from '../../operator/start-errors/en.ts';
import { words as passwordStartErrors } from '../../password/start-errors/en.ts';
import { words as sessionStartErrors } from '../../session/start-errors/en.ts';
import { words as shellStart } from '../../shell/start/en.ts';
import { words as signupStartErrors } from '../../signup/start-errors/en.ts';
import { words as ssoStartErrors } from '../../sso/start-errors/en.ts';
import { words as tenantStartErrors } from '../../tenant/start-errors/en.ts';
import { words as widgetsStart } from '../../widgets/start/en.ts';
import { words as widgetsStartDates } from '../../widgets/start-dates/en.ts';
import { words as widgetsStartFrame } from '../../widgets/start-frame/en.ts';

export const words = {
  ...auditStart,
  ...auditStartErrors,
  ...catalogueStart,
  ...controlsStartErrors,
  ...httpStart,
  ...httpStartErrors,
  ...idempotencyStartErrors,
  ...linksStartErrors,
  ...mfaStartErrors,
  ...operatorStartErrors,
  ...passwordStartErrors,
  ...sessionStartErrors,
  ...shellStart,
  ...signupStartErrors,
  ...ssoStartErrors,
  ...tenantStartErrors,
  ...widgetsStart,
  ...widgetsStartDates,
  ...widgetsStartFrame,
};
