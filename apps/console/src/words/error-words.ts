import { isAboutHiddenPeople } from '@casbah/contract/answer-text';
import { ApiError } from '@casbah/contract/client';
import type { ErrorAnswer, ErrorCode } from '@casbah/contract/error';
import { isArgumentElement } from '@formatjs/icu-messageformat-parser';
import type { IntlShape } from 'react-intl';

/** What a proxy says whose server could not ask another one. */
const FAILED_DEPENDENCY = 424;

export interface ErrorWords {
  /** In two words; the page's own where nothing fits. */
  title?: string;
  /** What happened and what to do next. */
  text: string;
  /** For the support desk, where the server answered at all. */
  requestId: string | undefined;
}

/** What the server refused, in the words of its kind (`NAME_TAKEN.group`) or its code. A name the details lack shows as an ellipsis. */
export function wordsOfCode(
  intl: IntlShape,
  code: ErrorCode,
  details: Readonly<Record<string, string | number>> = {},
): string {
  const ofKind = `${code}.${details.kind}`;
  const id = Object.hasOwn(intl.messages, ofKind) ? ofKind : code;
  const message = intl.messages[id];
  // A newer server may know errors that this page does not.
  if (message === undefined) return intl.formatMessage({ id: 'request.unknown' });
  // Errors keep to plain `{names}`: the server fills the same texts.
  const names = Array.isArray(message) ? message.filter(isArgumentElement).map(({ value }) => value) : [];
  return intl.formatMessage({ id }, Object.fromEntries(names.map((name) => [name, details[name] ?? '…'])));
}

/**
 * Any error in words. `unreachable` and `unexpected` are the page's own words for a server that does not answer and for
 * everything without a code.
 */
export function errorWords(
  intl: IntlShape,
  error: unknown,
  page: { unreachable: string; unexpected: string },
): ErrorWords {
  if (!(error instanceof ApiError)) return { text: page.unexpected, requestId: undefined };
  if (error.isLate)
    return {
      title: intl.formatMessage({ id: 'request.late' }),
      text: intl.formatMessage({ id: 'request.late.text' }),
      requestId: undefined,
    };
  if (error.status === 0) return { text: page.unreachable, requestId: undefined };
  if (error.answer === undefined)
    return {
      title: intl.formatMessage({ id: error.status === 400 ? 'request.bad' : 'request.failed' }),
      text: isAboutHiddenPeople(error.text)
        ? intl.formatMessage({ id: 'request.hiddenPeople' })
        : (error.text ??
          (error.status === FAILED_DEPENDENCY
            ? intl.formatMessage({ id: 'request.dependency' })
            : page.unexpected)),
      requestId: undefined,
    };
  return {
    text: wordsOfCode(intl, error.answer.error, error.answer.details),
    requestId: error.answer.request_id,
  };
}

/** What the server answered where it refused something; nothing for all else that can go wrong. */
export function errorAnswer(error: unknown): ErrorAnswer | undefined {
  return error instanceof ApiError ? error.answer : undefined;
}

export function errorCode(error: unknown): ErrorCode | undefined {
  return errorAnswer(error)?.error;
}
