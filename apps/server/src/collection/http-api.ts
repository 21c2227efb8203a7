import { setTimeout as pause } from 'node:timers/promises';
import type { CollectionSecret } from '@casbah/contract/collection';
import { valueAt } from '@casbah/domain/collection-request';
import { MINUTE_MS, SECOND_MS } from '@casbah/domain/time-units';
import { makeOutgoing, type Outgoing, OutgoingFailed, OutgoingRefused } from '../http/outgoing.ts';
import { certificateFailure } from './certificate.ts';
import type { HttpPlace, PageRequest } from './next-request.ts';
import { fetchToken } from './oauth-token.ts';
import { CollectionFailed } from './place.ts';
import type { PrivateHosts } from './reach.ts';

/** Size of a page, in bytes. */
const MOST_BYTES = 16 * 1024 ** 2;
/** Time until a page is read. */
const PATIENCE_MS = MINUTE_MS;
const MOST_REDIRECTS = 3;
/** Longest pause that a run waits through; longer ones end it. */
const LONGEST_WAIT_MS = MINUTE_MS;
const MOST_WAITS = 5;
/** Pause after a refusal that names none, and the longest that a server may demand. */
const USUAL_PAUSE_MS = MINUTE_MS;
const LONGEST_PAUSE_MS = 24 * 60 * MINUTE_MS;

export interface HttpApiParts {
  place: HttpPlace;
  secret: CollectionSecret | undefined;
  limits: PrivateHosts;
  clock: () => number;
  signal: AbortSignal;
}

/** Asks an API for JSON. Throws only `CollectionFailed`, without the token in its text. */
export class HttpApi {
  readonly #parts: HttpApiParts;
  readonly #outgoing: Outgoing;
  #bearer: string | undefined;
  #isRenewed = false;
  #waits = 0;

  constructor(parts: HttpApiParts) {
    this.#parts = parts;
    this.#outgoing = makeOutgoing({ ...parts.limits, timeoutMs: PATIENCE_MS, maxBytes: MOST_BYTES });
  }

  /** Waits as the server asks, a few times; with `isPatient` off, fails instead. */
  async ask(request: PageRequest, isPatient: boolean): Promise<{ answer: unknown; link: string | null }> {
    const { place, clock, signal } = this.#parts;
    for (;;) {
      const response = await this.#send(request);
      const failure = await this.#failureOf(response, clock());
      if (failure === undefined) {
        const answer = response.status === 204 ? {} : parsed(await response.text());
        if (valueAt(answer, 'ok') === false) throw this.#failed('request_refused', saidIn(answer));
        return { answer, link: response.headers.get('link') };
      }
      if (failure.problem === 'sign_in_refused' && place.oauth !== undefined && !this.#isRenewed) {
        // A long run can outlast its token.
        this.#isRenewed = true;
        this.#bearer = undefined;
        continue;
      }
      const mayWait = isPatient && failure.problem === 'rate_limited' && this.#waits < MOST_WAITS;
      if (!mayWait || failure.pauseMs > LONGEST_WAIT_MS) throw failure;
      this.#waits += 1;
      await pause(failure.pauseMs, undefined, { signal });
    }
  }

  async #send({ url, body }: PageRequest): Promise<Response> {
    const { place, signal } = this.#parts;
    this.#bearer ??= await this.#newBearer();
    const options = {
      method: place.method,
      headers: {
        accept: 'application/json',
        'accept-encoding': 'identity',
        ...(body === null ? {} : { 'content-type': 'application/json' }),
        ...(this.#bearer === '' ? {} : { [place.header.toLowerCase()]: this.#bearer }),
      },
      body,
      signal,
    };
    let at = url;
    for (let step = 0; ; step += 1) {
      const response = await this.#called(() => this.#outgoing(at, options));
      const location = response.headers.get('location');
      if (response.status < 300 || response.status > 399 || location === null) return response;
      const next = URL.canParse(location, at.href) ? new URL(location, at) : undefined;
      // The token goes only to the server it was entered for.
      if (next?.origin !== url.origin || step === MOST_REDIRECTS)
        throw this.#failed('request_refused', `HTTP ${response.status}, ${next?.origin ?? ''}`);
      at = next;
    }
  }

  /** The value of the header that carries the token. */
  async #newBearer(): Promise<string> {
    const { place, secret } = this.#parts;
    const token =
      place.oauth === undefined
        ? (secret?.token ?? '')
        : await this.#called(() => fetchToken(place.oauth, secret, this.#outgoing, this.#parts.signal));
    const start = place.scheme === '' ? '' : `${place.scheme} `;
    return token === '' || token.toLowerCase().startsWith(start.toLowerCase()) ? token : `${start}${token}`;
  }

  async #called<Answer>(send: () => Promise<Answer>): Promise<Answer> {
    try {
      return await send();
    } catch (error) {
      if (this.#parts.signal.aborted) throw this.#parts.signal.reason;
      if (error instanceof OutgoingRefused) throw this.#failed('not_allowed', error.message, error);
      if (!(error instanceof OutgoingFailed)) throw error;
      const certificate = certificateFailure(error.cause);
      if (certificate !== undefined) throw certificate;
      switch (error.kind) {
        case 'unreachable':
          throw error.cause instanceof OutgoingRefused
            ? this.#failed('not_allowed', error.cause.message, error)
            : this.#failed('unreachable', error.message, error);
        case 'too_late':
          throw this.#failed('timed_out', error.message, error);
        case 'too_large':
          throw this.#failed('page_too_large', error.message, error);
      }
    }
  }

  async #failureOf(response: Response, now: number): Promise<CollectionFailed | undefined> {
    const { status, headers } = response;
    if (status >= 200 && status < 300) return undefined;
    const text = await response.text();
    const said = `HTTP ${status} ${saidIn(parsedOrNone(text))}`.trim();
    const isLimited = headers.has('retry-after') || headers.get('x-ratelimit-remaining') === '0';
    if (status === 429 || status === 503 || (status === 403 && isLimited))
      return this.#failed('rate_limited', said, undefined, pauseOf(headers, now));
    if (status === 401) return this.#failed('sign_in_refused', said);
    if (status === 403) return this.#failed('no_access', said);
    if (status === 404 || status === 410) return this.#failed('not_found', said);
    return this.#failed(status >= 500 ? 'server_failed' : 'request_refused', said);
  }

  /** A server may repeat what it received: its text is stored and shown, so secrets are taken out. */
  #failed(
    problem: CollectionFailed['problem'],
    detail: string,
    cause?: unknown,
    pauseMs = 0,
  ): CollectionFailed {
    const { secret } = this.#parts;
    const secrets = [secret?.token, secret?.refresh_token, this.#bearer?.split(' ').at(-1)];
    const shown = secrets.reduce<string>(
      (text, one) => (one === undefined || one === '' ? text : text.replaceAll(one, '…')),
      detail,
    );
    return new CollectionFailed(problem, shown, { cause, pauseMs });
  }
}

/** How long to leave a server alone: `Retry-After`, or the reset times of Okta and GitHub. */
function pauseOf(headers: Headers, now: number): number {
  const after = headers.get('retry-after') ?? '';
  const reset = headers.get('x-rate-limit-reset') ?? headers.get('x-ratelimit-reset') ?? '';
  const wanted = /^\d+$/.test(after)
    ? Number(after) * SECOND_MS
    : after !== ''
      ? Date.parse(after) - now
      : /^\d{9,}$/.test(reset)
        ? Number(reset) * SECOND_MS - now
        : USUAL_PAUSE_MS;
  return Number.isFinite(wanted) ? Math.min(LONGEST_PAUSE_MS, Math.max(0, wanted)) : USUAL_PAUSE_MS;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new CollectionFailed('not_json', text.trim().slice(0, 40), { cause });
  }
}

function parsedOrNone(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Where APIs put the message of an error. */
const MESSAGES = [
  'error.message',
  'message',
  'errorSummary',
  'error_description',
  'error_summary',
  'error',
  'errors.0.message',
  'title',
];

function saidIn(answer: unknown): string {
  for (const path of MESSAGES) {
    const said = valueAt(answer, path);
    if (typeof said === 'string' && said !== '') return said.slice(0, 300);
  }
  return '';
}
