import { isAboutHiddenPeople } from '@casbah/contract/answer-text';
import { ApiError } from '@casbah/contract/client';
import type { ErrorAnswer, ErrorCode, ErrorDetails, FieldProblem } from '@casbah/contract/error';
import { type IntlShape, useIntl } from 'react-intl';
import { namesIn } from './message.ts';

/** Status of a proxy whose server couldn't reach another one. */
const FAILED_DEPENDENCY = 424;

export interface ErrorWords {
  /** Short title; undefined to use the page's own. */
  title?: string;
  /** What happened and what to do next. */
  text: string;
  /** The text without the problems, for places that list them. */
  summary?: string;
  /** Every refused value, with its message. */
  problems?: readonly ProblemWords[];
  /** The value that the text is about, if the server names one and lists no problems. */
  field?: string;
  /** For the support desk; undefined without a response. */
  requestId: string | undefined;
}

export interface ProblemWords {
  path: string;
  text: string;
}

/**
 * Message of an error by its kind (`NAME_TAKEN.group`) or its code. A name missing from the details shows as
 * an ellipsis.
 */
export function wordsOfCode(intl: IntlShape, code: ErrorCode, details: ErrorDetails = {}): string {
  const ofKind = `${code}.${details.kind}`;
  const id = Object.hasOwn(intl.messages, ofKind) ? ofKind : code;
  // A newer server may send unknown errors.
  return textOf(intl, id, details) ?? intl.formatMessage({ id: 'request.unknown' });
}

/** Undefined if this page lacks the message. */
function textOf(intl: IntlShape, id: string, details: ErrorDetails): string | undefined {
  const message = intl.messages[id];
  if (message === undefined) return undefined;
  // Error messages use only plain `{names}`, because the server fills them, too.
  const named = namesIn(message).map((name): [string, string | number] => {
    const value = details[name];
    return [name, typeof value === 'string' || typeof value === 'number' ? value : '…'];
  });
  return intl.formatMessage({ id }, Object.fromEntries(named));
}

/** Message of a single problem; empty if this page lacks it. */
export function useProblemWords(): (problem: Pick<FieldProblem, 'key' | 'values'>) => string {
  const intl = useIntl();
  return ({ key, values }) => textOf(intl, key, values) ?? '';
}

/** Messages for single values. Empty if this page lacks one of them: the error's own text covers it. */
function problemsIn(intl: IntlShape, { details }: ErrorAnswer): ProblemWords[] {
  const problems = details?.problems;
  if (!Array.isArray(problems)) return [];
  const worded = problems.map(({ path, key, values }: FieldProblem) => ({
    path,
    text: textOf(intl, key, values),
  }));
  const known = worded.flatMap(({ path, text }) => (text === undefined ? [] : [{ path, text }]));
  return known.length === problems.length ? known : [];
}

/**
 * Message of any error. `unreachable` and `unexpected` are the page's messages for a server that doesn't
 * respond, and for errors without a code.
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
  const { answer } = error;
  const problems = problemsIn(intl, answer);
  const requestId = answer.request_id;
  if (problems.length === 0) {
    const field = answer.details?.field;
    return {
      text: wordsOfCode(intl, answer.error, answer.details),
      ...(typeof field === 'string' ? { field } : {}),
      requestId,
    };
  }
  const summary = intl.formatMessage({ id: 'request.problems' });
  return { text: [summary, ...problems.map(lineOf)].join(' '), summary, problems, requestId };
}

/** A problem with its field's name: `tag_name` for `body.tag.tag_name`. */
export function lineOf({ path, text }: ProblemWords): string {
  return `${path.slice(path.lastIndexOf('.') + 1)}: ${text}`;
}

/** The server's error response; undefined for all other failures. */
export function errorAnswer(error: unknown): ErrorAnswer | undefined {
  return error instanceof ApiError ? error.answer : undefined;
}

export function errorCode(error: unknown): ErrorCode | undefined {
  return errorAnswer(error)?.error;
}
