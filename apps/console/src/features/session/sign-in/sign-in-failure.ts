import { ApiError } from '@casbah/contract/client';
import type { ErrorCode, ErrorDetails } from '@casbah/contract/error';
import type { SessionMessageId } from '@casbah/messages/load-session';
import type { IntlShape } from 'react-intl';
import { PasskeyFailure } from '../../../request/passkeys.ts';
import { type ErrorWords, errorWords, wordsOfCode } from '../../../words/error-words.ts';
import type { Say } from '../../../words/useWords.ts';

/** Default lock duration in minutes, if none is given. */
export const LOCKOUT_MINUTES = 15;

/** Errors that other pages redirect here with, by their code in the URL. */
export const SENT_WITH: Readonly<Record<number, ErrorCode>> = {
  70: 'LOCKED_OUT',
  99: 'SSO_IN_AJAX',
  401: 'UNAUTHORIZED',
  403: 'DENIED',
  600: 'PASSWORD_REUSED',
  602: 'PASSWORD_EXPIRED',
  700: 'PROFILE_DEACTIVATED',
  701: 'INVALID_CREDENTIALS',
  705: 'OUT_OF_ALLOWED_IP_RANGE',
  706: 'INVALID_USER_EMAIL',
  707: 'MFA_REQUIRED',
  708: 'INVALID_DB_LOGIN',
  750: 'INVALID_MFA_CODE',
};
/** Delay after the page shows, so that screen readers announce the error. Milliseconds. */
export const TOLD_AFTER_MS = 1500;

type Details = Readonly<ErrorDetails>;

/** Message of a refused sign-in; undefined for codes without one here. */
function wordsOf(
  intl: IntlShape,
  say: Say<SessionMessageId>,
  code: ErrorCode,
  details: Details,
): string | undefined {
  switch (code) {
    case 'LOCKED_OUT':
      return say('session.signIn.locked', {
        minutes: Number(details.wait ?? details.lockout_time ?? LOCKOUT_MINUTES),
      });
    case 'INVALID_CREDENTIALS':
      return details.remaining === undefined
        ? say('session.signIn.notRight')
        : wordsOfCode(intl, code, details);
    case 'INVALID_DB_LOGIN':
      return say('session.signIn.providerRequired');
    case 'OUT_OF_ALLOWED_IP_RANGE':
      return details.address === undefined
        ? say('session.signIn.outOfRange')
        : wordsOfCode(intl, code, details);
    case 'PASSWORD_EXPIRED':
    case 'PROFILE_DEACTIVATED':
    case 'INVALID_MFA_CODE':
    case 'INVALID_USER_EMAIL':
    case 'TENANT_REQUIRED':
    case 'MFA_REQUIRED':
    case 'SSO_IN_AJAX':
      return wordsOfCode(intl, code, details);
    default:
      return undefined;
  }
}

/** Message of a failed sign-in. Failures without a known code count as wrong credentials. */
export function failureWords(intl: IntlShape, say: Say<SessionMessageId>, error: unknown): ErrorWords {
  if (error instanceof PasskeyFailure) return { text: wordsOfCode(intl, error.code), requestId: undefined };
  const usual = errorWords(intl, error, {
    unreachable: say('session.error.unreachable'),
    unexpected: say('session.error.unknown'),
  });
  if (!(error instanceof ApiError) || error.status === 0) return usual;
  const { answer } = error;
  if (answer === undefined)
    return error.status >= 400 ? { text: say('session.signIn.notRight'), requestId: undefined } : usual;
  const own = wordsOf(intl, say, answer.error, answer.details ?? {});
  return { ...usual, text: own ?? `${say('session.signIn.failed')} ${usual.text}` };
}

/** Message for the error that redirected here; undefined for unknown codes. */
export function sentWords(
  intl: IntlShape,
  say: Say<SessionMessageId>,
  error: number | undefined,
): string | undefined {
  const code = error === undefined ? undefined : SENT_WITH[error];
  return code === undefined ? undefined : (wordsOf(intl, say, code, {}) ?? wordsOfCode(intl, code));
}
