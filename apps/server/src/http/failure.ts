import {
  ERRORS,
  type ErrorAnswer,
  type ErrorCode,
  type FieldProblem,
  fieldOfError,
} from '@casbah/contract/error';
import { everyError } from '@casbah/messages/every-error';

/** Every error code has a message: a missing key doesn't compile. */
const words: Readonly<Record<ErrorCode, string>> = everyError;
/** Messages for one kind of object, such as `NAME_TAKEN.group`. */
const wordsByKind: Readonly<Record<string, string>> = everyError;

type Details = Readonly<Record<string, string | number>>;

/** An error for the caller. Anything else that is thrown becomes `INTERNAL` and is only logged. */
export class ApiFailure extends Error {
  readonly code: ErrorCode;
  readonly details: Details | undefined;
  /** Every invalid value of the request, if the error is about values. */
  readonly problems: readonly FieldProblem[];
  constructor(
    code: ErrorCode,
    details?: Details,
    { problems = [], ...options }: ErrorOptions & { problems?: readonly FieldProblem[] } = {},
  ) {
    super(wordsOf(code, details), options);
    this.name = 'ApiFailure';
    this.code = code;
    this.details = details;
    this.problems = problems;
  }
  get status(): number {
    return ERRORS[this.code].status;
  }
}

/** English message of an error, for its kind of object if there is one. Details fill the `{names}`. */
export function wordsOf(code: ErrorCode, details: Details = {}): string {
  return filled(wordsByKind[`${code}.${details.kind}`] ?? words[code], details);
}

/** Fills the `{names}` of a message. */
export function filled(text: string, details: Details): string {
  return text.replace(/\{(\w+)\}/g, (placeholder, name: string) =>
    String(Object.hasOwn(details, name) ? details[name] : placeholder),
  );
}

export function errorAnswerOf(failure: ApiFailure, requestId: string): ErrorAnswer {
  const { code, message, problems } = failure;
  const field = fieldOfError(code);
  const details = field === undefined ? failure.details : { field, ...failure.details };
  return {
    api_response: ERRORS[code].code,
    error: code,
    api_message: message,
    ...(details === undefined
      ? {}
      : { details: problems.length === 0 ? { ...details } : { ...details, problems: [...problems] } }),
    request_id: requestId,
  };
}

/** Converts any thrown value to the error for the caller. */
export function failureOf(error: unknown): ApiFailure {
  if (error instanceof ApiFailure) return error;
  if (!(error instanceof Error) || !('code' in error))
    return new ApiFailure('INTERNAL', undefined, { cause: error });
  switch (error.code) {
    case 'CONTROL_STORE_UNAVAILABLE':
    case 'EVENT_STORE_UNAVAILABLE':
      return new ApiFailure('UNAVAILABLE', undefined, { cause: error });
    case 'EVENT_STORE_FAILED':
      return new ApiFailure('BAD_GATEWAY', undefined, { cause: error });
    case 'QUERY_TIMED_OUT':
    case 'QUERY_TOO_LARGE':
      return new ApiFailure('QUERY_TIMED_OUT', undefined, { cause: error });
    case 'NO_SPACE':
    // PostgreSQL's `disk_full`.
    case '53100':
    case 'ENOSPC':
    case 'EDQUOT':
      return new ApiFailure('NO_SPACE', undefined, { cause: error });
    case 'FST_ERR_CTP_BODY_TOO_LARGE':
      return new ApiFailure('TOO_LARGE', undefined, { cause: error });
    default:
      return isCallersFault(error)
        ? new ApiFailure('BAD_REQUEST', { field: 'request', problem: error.message }, { cause: error })
        : new ApiFailure('INTERNAL', undefined, { cause: error });
  }
}

/** Framework errors about the request: invalid JSON, an unknown media type, a bad URL. */
function isCallersFault(error: Error): boolean {
  return (
    'statusCode' in error &&
    typeof error.statusCode === 'number' &&
    error.statusCode >= 400 &&
    error.statusCode < 500
  );
}
