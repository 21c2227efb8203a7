// Written by `npm run areas`. Edit the areas, not this file.
import { words as auditStartErrors } from '../../audit/start-errors/es.ts';
import { words as controlsStartErrors } from '../../controls/start-errors/es.ts';
import { words as httpStartErrors } from '../../http/start-errors/es.ts';
import { words as idempotencyStartErrors } from '../../idempotency/start-errors/es.ts';
import { words as linksStartErrors } from '../../links/start-errors/es.ts';
import { words as mfaStartErrors } from '../../mfa/start-errors/es.ts';
import { words as operatorStartErrors } from '../../operator/start-errors/es.ts';
import { words as passwordStartErrors } from '../../password/start-errors/es.ts';
import { words as sessionStartErrors } from '../../session/start-errors/es.ts';
import { words as signupStartErrors } from '../../signup/start-errors/es.ts';
import { words as ssoStartErrors } from '../../sso/start-errors/es.ts';
import { words as tenantStartErrors } from '../../tenant/start-errors/es.ts';
import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.generated.ts';

export const words: WordsOf<typeof english> = {
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
