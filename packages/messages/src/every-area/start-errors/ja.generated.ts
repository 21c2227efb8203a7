// Written by `npm run areas`. Edit the areas, not this file.
import { words as auditStartErrors } from '../../audit/start-errors/ja.ts';
import { words as controlsStartErrors } from '../../controls/start-errors/ja.ts';
import { words as httpStartErrors } from '../../http/start-errors/ja.ts';
import { words as idempotencyStartErrors } from '../../idempotency/start-errors/ja.ts';
import { words as linksStartErrors } from '../../links/start-errors/ja.ts';
import { words as mfaStartErrors } from '../../mfa/start-errors/ja.ts';
import { words as operatorStartErrors } from '../../operator/start-errors/ja.ts';
import { words as passwordStartErrors } from '../../password/start-errors/ja.ts';
import { words as sessionStartErrors } from '../../session/start-errors/ja.ts';
import { words as signupStartErrors } from '../../signup/start-errors/ja.ts';
import { words as ssoStartErrors } from '../../sso/start-errors/ja.ts';
import { words as tenantStartErrors } from '../../tenant/start-errors/ja.ts';
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
