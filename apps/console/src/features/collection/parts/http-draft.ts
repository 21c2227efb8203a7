import type { CollectionSecret } from '@casbah/contract/collection';
import {
  type ClientSecretWay,
  FIRST_DAYS,
  isRecordPath,
  isRequestBody,
  isRequestUrl,
  isSameOrigin,
  type NextPageWay,
  OVERLAP_MINUTES,
  REQUEST_PAGES,
  type RequestMethod,
} from '@casbah/domain/collection-request';
import { HTTP_PRESETS, type HttpPlace, type HttpPreset, presetValue } from './http-presets.ts';

/** An API being edited. */
export interface HttpDraft {
  /** ID of the preset; empty for any other API. */
  preset: string;
  /** What the preset asks for. */
  given: string;
  token: string;
  refreshToken: string;
  url: string;
  method: RequestMethod;
  body: string;
  header: string;
  scheme: string;
  records: string;
  time: string;
  recordId: string;
  nextBy: NextPageWay;
  nextPath: string;
  nextParameter: string;
  nextBody: string;
  nextUrl: string;
  more: string;
  mostPages: number;
  overlapMinutes: number;
  firstDays: number;
  hasOauth: boolean;
  tokenUrl: string;
  clientId: string;
  clientSecretIn: ClientSecretWay;
  parameters: string;
}

export type HttpText = {
  [Name in keyof HttpDraft]: HttpDraft[Name] extends string
    ? string extends HttpDraft[Name]
      ? Name
      : never
    : never;
}[keyof HttpDraft];

export const NEW_HTTP: HttpDraft = {
  preset: '',
  given: '',
  token: '',
  refreshToken: '',
  url: '',
  method: 'GET',
  body: '',
  header: 'Authorization',
  scheme: 'Bearer',
  records: '',
  time: '',
  recordId: '',
  nextBy: 'none',
  nextPath: '',
  nextParameter: '',
  nextBody: '',
  nextUrl: '',
  more: '',
  mostPages: REQUEST_PAGES.default,
  overlapMinutes: OVERLAP_MINUTES.default,
  firstDays: FIRST_DAYS.default,
  hasOauth: false,
  tokenUrl: '',
  clientId: '',
  clientSecretIn: 'body',
  parameters: '',
};

export function presetOf({ preset }: Pick<HttpDraft, 'preset'>): HttpPreset | undefined {
  return HTTP_PRESETS.find(({ id }) => id === preset);
}

/** The draft with the request of a preset; credentials are kept. */
export function withPreset(draft: HttpDraft, id: string, given: string): HttpDraft {
  const preset = presetOf({ preset: id });
  if (preset === undefined) return { ...draft, preset: '' };
  const { token, refreshToken, clientId } = draft;
  const filled = given.trim() === '' && preset.ask !== undefined ? undefined : preset;
  const request = httpDraftOf({ ...USUAL, ...preset.place(presetValue(preset.ask?.what, given)) });
  const { url } = request;
  return {
    ...request,
    url: filled === undefined ? '' : url,
    preset: id,
    given,
    token,
    refreshToken,
    clientId,
  };
}

const USUAL = {
  kind: 'http',
  method: 'GET',
  body: '',
  header: 'Authorization',
  scheme: 'Bearer',
  records: '',
  record_id: '',
  next_page: { by: 'none' },
  most_pages: REQUEST_PAGES.default,
  overlap_minutes: OVERLAP_MINUTES.default,
  first_days: FIRST_DAYS.default,
} as const;

export function httpDraftOf(place: HttpPlace): HttpDraft {
  const {
    kind: _,
    next_page: next,
    oauth,
    record_id,
    most_pages,
    overlap_minutes,
    first_days,
    ...same
  } = place;
  return {
    ...NEW_HTTP,
    ...same,
    recordId: record_id,
    mostPages: most_pages,
    overlapMinutes: overlap_minutes,
    firstDays: first_days,
    nextBy: next.by,
    ...('path' in next ? { nextPath: next.path } : {}),
    ...('more' in next ? { more: next.more } : {}),
    ...(next.by === 'query' ? { nextParameter: next.parameter } : {}),
    ...(next.by === 'body' ? { nextBody: next.body, nextUrl: next.url } : {}),
    ...(oauth === undefined
      ? {}
      : {
          hasOauth: true,
          tokenUrl: oauth.token_url,
          clientId: oauth.client_id,
          clientSecretIn: oauth.client_secret_in,
          parameters: oauth.parameters,
        }),
  };
}

export function httpPlaceOf(draft: HttpDraft): HttpPlace {
  const text = (name: HttpText): string => draft[name].trim();
  return {
    kind: 'http',
    url: text('url'),
    method: draft.method,
    body: draft.method === 'POST' ? text('body') : '',
    header: text('header'),
    scheme: text('scheme'),
    records: text('records'),
    time: text('time'),
    record_id: text('recordId'),
    next_page: nextPageOf(draft, text),
    most_pages: draft.mostPages,
    overlap_minutes: draft.overlapMinutes,
    first_days: draft.firstDays,
    ...(draft.hasOauth
      ? {
          oauth: {
            token_url: text('tokenUrl'),
            client_id: text('clientId'),
            client_secret_in: draft.clientSecretIn,
            parameters: text('parameters'),
          },
        }
      : {}),
  };
}

function nextPageOf({ nextBy }: HttpDraft, text: (name: HttpText) => string): HttpPlace['next_page'] {
  const [path, more] = [text('nextPath'), text('more')];
  switch (nextBy) {
    case 'none':
    case 'link':
      return { by: nextBy };
    case 'url':
      return { by: 'url', path };
    case 'query':
      return { by: 'query', path, more, parameter: text('nextParameter') };
    case 'body':
      return { by: 'body', path, more, body: text('nextBody'), url: text('nextUrl') };
  }
}

/** Returns `undefined` if nothing was entered. */
export function httpSecretOf({ token, refreshToken, hasOauth }: HttpDraft): CollectionSecret | undefined {
  const secret = {
    ...(token.trim() === '' ? {} : { token: token.trim() }),
    ...(!hasOauth || refreshToken.trim() === '' ? {} : { refresh_token: refreshToken.trim() }),
  };
  return Object.keys(secret).length === 0 ? undefined : secret;
}

/** The texts of a request, in the order of the form. */
export function httpTexts(draft: HttpDraft): readonly HttpText[] {
  const next: Readonly<Record<NextPageWay, readonly HttpText[]>> = {
    none: [],
    link: [],
    url: ['nextPath'],
    query: ['nextPath', 'nextParameter', 'more'],
    body: ['nextPath', 'nextBody', 'nextUrl', 'more'],
  };
  return [
    'url',
    ...(draft.method === 'POST' ? (['body'] as const) : []),
    'header',
    'scheme',
    'records',
    'time',
    'recordId',
    ...next[draft.nextBy],
  ];
}

const NEEDED: readonly HttpText[] = [
  'url',
  'time',
  'header',
  'nextPath',
  'nextParameter',
  'nextBody',
  'tokenUrl',
  'clientId',
];

export function problemOfHttp(draft: HttpDraft, field: HttpText): 'missing' | 'wrong' | undefined {
  const text = draft[field].trim();
  if (text === '') return NEEDED.includes(field) ? 'missing' : undefined;
  return isRightText(draft, field, text) ? undefined : 'wrong';
}

function isRightText(draft: HttpDraft, field: HttpText, text: string): boolean {
  switch (field) {
    case 'url':
    case 'tokenUrl':
      return isRequestUrl(text);
    case 'nextUrl':
      return isRequestUrl(text) && isSameOrigin(text, draft.url.trim());
    case 'body':
      return isRequestBody(text);
    case 'nextBody':
      return isRequestBody(text) && text.includes('{next}');
    case 'records':
    case 'time':
    case 'recordId':
    case 'nextPath':
    case 'more':
      return isRecordPath(text);
    case 'nextParameter':
      return /^[\w.$[\]-]{1,100}$/.test(text);
    case 'header':
      return /^[A-Za-z][\w-]*$/.test(text);
    case 'scheme':
      return /^[\w-]{0,32}$/.test(text);
    case 'token':
    case 'refreshToken':
      return /^[\x20-\x7e]+$/.test(text);
    default:
      return true;
  }
}

/** The credentials of a draft, in the order of the form. */
export function httpCredentials(draft: HttpDraft): readonly HttpText[] {
  const isRefreshed = presetOf(draft)?.isRefreshed === true || draft.preset === '';
  return draft.hasOauth
    ? ['clientId', 'token', ...(isRefreshed ? (['refreshToken'] as const) : [])]
    : ['token'];
}

export function isHttpRight(draft: HttpDraft): boolean {
  const oauth: readonly HttpText[] = draft.hasOauth ? ['tokenUrl'] : [];
  return [...httpTexts(draft), ...httpCredentials(draft), ...oauth].every(
    (field) => problemOfHttp(draft, field) === undefined,
  );
}
