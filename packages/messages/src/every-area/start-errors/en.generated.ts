// Written by `npm run areas`. Edit the areas, not this file.
import { words as auditStartErrors } from '../../audit/start-errors/en.ts';
import { words as controlsStartErrors } from '../../controls/start-errors/en.ts';
import { words as httpStartErrors } from '../../http/start-errors/en.ts';
import { words as idempotencyStartErrors } from '../../idempotency/start-errors/en.ts';
import { words as linksStartErrors } from '../../links/start-errors/en.ts';
import { words as mfaStartErrors } from '../../mfa/start-errors/en.ts';
import { words as operatorStartErrors } from '../../operator/start-errors/en.ts';
import { words as passwordStartErrors } from '../../password/start-errors/en.ts';
import { words as sessionStartErrors } from '../../session/start-errors/en.ts';
import { words as signupStartErrors } from '../../signup/start-errors/en.ts';
import { words as ssoStartErrors } from '../../sso/start-errors/en.ts';
import { words as tenantStartErrors } from '../../tenant/start-errors/en.ts';

export const words = {
  ...auditStartErrors,
  ...controlsStartErrors,
  ...httpStartErrors,
  ...idempotencyStartErrors,
  ...linksStartErrors,
  ...mfaStartErrors,
  ...operatorStartErrors,
  ...passwordStartErrors,
  ...sessionStartErrors,
  ...signupStartErrors,
  ...ssoStartErrors,
  ...tenantStartErrors,
};
