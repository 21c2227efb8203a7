// Written by `npm run areas`. Edit the areas, not this file.
import { words as auditStart } from '../../audit/start/es.ts';
import { words as auditStartErrors } from '../../audit/start-errors/es.ts';
import { words as catalogueStart } from '../../catalogue/start/es.ts';
import { words as controlsStartErrors } from '../../controls/start-errors/es.ts';
import { words as httpStart } from '../../http/start/es.ts';
import { words as httpStartErrors } from '../../http/start-errors/es.ts';
import { words as idempotencyStartErrors } from '../../idempotency/start-errors/es.ts';
import { words as linksStartErrors } from '../../links/start-errors/es.ts';
import { words as mfaStartErrors } from '../../mfa/start-errors/es.ts';
import { words as operatorStartErrors } from '../../operator/start-errors/es.ts';
import { words as passwordStartErrors } from '../../password/start-errors/es.ts';
import { words as sessionStartErrors } from '../../session/start-errors/es.ts';
import { words as shellStart } from '../../shell/start/es.ts';
import { words as signupStartErrors } from '../../signup/start-errors/es.ts';
import { words as ssoStartErrors } from '../../sso/start-errors/es.ts';
import { words as tenantStartErrors } from '../../tenant/start-errors/es.ts';
import { words as widgetsStart } from '../../widgets/start/es.ts';
import { words as widgetsStartDates } from '../../widgets/start-dates/es.ts';
import { words as widgetsStartFrame } from '../../widgets/start-frame/es.ts';
import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.generated.ts';

export const words: WordsOf<typeof english> = {
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
