import {
  CHUNK_HEADER,
  COLLECTION_KINDS,
  COLLECTION_MINUTES,
  COLLECTION_PROBLEMS,
  FTPS_MODES,
  isChunkId,
  isColumnName,
  isFilePattern,
  SQL_ENGINES,
} from '@casbah/domain/collection';
import {
  CLIENT_SECRET_WAYS,
  FIRST_DAYS,
  isRecordPath,
  isRequestBody,
  isRequestUrl,
  isSameOrigin,
  OVERLAP_MINUTES,
  REQUEST_METHODS,
  REQUEST_PAGES,
} from '@casbah/domain/collection-request';
import { PATTERNS } from '@casbah/domain/pattern/patterns';
import { USER_FORMS, USERS_HEADER } from '@casbah/domain/user-token';
import { z } from 'zod';
import { calls } from './call.ts';
import { historyEvents } from './history-events.ts';

/** Result of a pushed chunk. */
const pushed = z.object({
  /** Uncompressed bytes stored durably. */
  bytes: z.number().int(),
  lines: z.number().int(),
  /** Whether the chunk is a repeat, so nothing was added. */
  is_repeated: z.boolean(),
});
export type Pushed = z.infer<typeof pushed>;

const sourceToken = z.object({
  id: z.string(),
  created_on: z.iso.datetime(),
  last_used_on: z.iso.datetime().nullable(),
  /** IP address it was last used from. */
  last_address: z.string().nullable(),
});
export type SourceTokenAnswer = z.infer<typeof sourceToken>;

const pattern = z
  .string()
  .trim()
  .refine((text) => text === '' || isFilePattern(text), {
    message: 'is a list of file names like *.log, *.gz',
  })
  .default('');
const path = z.string().trim().min(1).max(1024);

const host = z.string().trim().max(253).refine(PATTERNS.host.accepts, PATTERNS.host.says);
const port = z.number().refine((value) => PATTERNS.port.accepts(String(value)), PATTERNS.port.says);
const user = z.string().trim().min(1).max(128);
/** CA that signed the server's certificate, if it isn't public. */
const certificate = z
  .string()
  .trim()
  .max(16_384)
  .regex(/^-----BEGIN CERTIFICATE-----[\s\S]+-----END CERTIFICATE-----$/, 'is a certificate in PEM')
  .optional();

const requestUrl = z
  .string()
  .trim()
  .max(2048)
  .refine(isRequestUrl, { message: 'is an address like https://api.company.example/logs?since={from}' });
const requestBody = z
  .string()
  .trim()
  .max(8192)
  .refine((text) => text === '' || isRequestBody(text), { message: 'is JSON, such as {"start": "{from}"}' })
  .default('');
const recordPath = z.string().trim().refine(isRecordPath, { message: 'is a path like data.events' });
const anyPath = z
  .string()
  .trim()
  .refine((text) => text === '' || isRecordPath(text), { message: 'is a path like data.events' })
  .default('');

/** Headers that describe the request itself. */
const FIXED_HEADERS: ReadonlySet<string> = new Set([
  'host',
  'connection',
  'content-length',
  'content-type',
  'transfer-encoding',
  'accept',
  'accept-encoding',
  'user-agent',
  'upgrade',
  'expect',
  'te',
  'trailer',
  'keep-alive',
  'cookie',
]);

/** Where an answer names the next page, and how to ask for it. */
const nextPage = z.discriminatedUnion('by', [
  z.strictObject({ by: z.literal('none') }),
  /** `Link: <…>; rel="next"` */
  z.strictObject({ by: z.literal('link') }),
  /** A URL in the answer. */
  z.strictObject({ by: z.literal('url'), path: recordPath }),
  /** A token in the answer, sent as a parameter of the query. */
  z.strictObject({
    by: z.literal('query'),
    path: recordPath,
    parameter: z
      .string()
      .trim()
      .regex(/^[\w.$[\]-]{1,100}$/, 'is the name of a query parameter'),
    /** Path of the boolean that says whether there are more pages; without it, an empty page is the last one. */
    more: anyPath,
  }),
  /** A token in the answer, sent in a body of its own, as `{next}`. */
  z.strictObject({
    by: z.literal('body'),
    path: recordPath,
    body: requestBody.refine((text) => text.includes('{next}'), {
      message: 'contains the placeholder {next}',
    }),
    /** Address of the next pages, if it differs. */
    url: requestUrl.or(z.literal('')).default(''),
    more: anyPath,
  }),
]);

/** An API that answers JSON. */
const httpPlace = z
  .strictObject({
    kind: z.literal('http'),
    url: requestUrl,
    method: z.enum(REQUEST_METHODS).default('GET'),
    body: requestBody,
    /** Header that carries the token, and the word before it, such as `Bearer`. */
    header: z
      .string()
      .trim()
      .regex(/^[A-Za-z][\w-]{0,99}$/, 'is the name of a header')
      .refine((name) => !FIXED_HEADERS.has(name.toLowerCase()), 'is a header that can carry a token')
      .default('Authorization'),
    scheme: z
      .string()
      .trim()
      .regex(/^[\w-]{0,32}$/, 'is one word, such as Bearer')
      .default('Bearer'),
    /** Path of the records; empty if the answer is the list or has only one. */
    records: anyPath,
    /** Path of a record's time. */
    time: recordPath,
    /** Path of a record's ID; empty to compare whole records. */
    record_id: anyPath,
    next_page: nextPage.default({ by: 'none' }),
    most_pages: z
      .number()
      .int()
      .min(REQUEST_PAGES.minimum)
      .max(REQUEST_PAGES.maximum)
      .default(REQUEST_PAGES.default),
    overlap_minutes: z
      .number()
      .int()
      .min(OVERLAP_MINUTES.minimum)
      .max(OVERLAP_MINUTES.maximum)
      .default(OVERLAP_MINUTES.default),
    first_days: z.number().int().min(FIRST_DAYS.minimum).max(FIRST_DAYS.maximum).default(FIRST_DAYS.default),
    /** Exchanges a client secret, or a refresh token, for short-lived tokens. */
    oauth: z
      .strictObject({
        token_url: requestUrl,
        client_id: z.string().trim().min(1).max(512),
        client_secret_in: z.enum(CLIENT_SECRET_WAYS).default('body'),
        /** More parameters of the request for a token, such as `scope=…`. */
        parameters: z.string().trim().max(2048).default(''),
      })
      .optional(),
  })
  .refine(
    ({ url, next_page: next }) => next.by !== 'body' || next.url === '' || isSameOrigin(url, next.url),
    { path: ['next_page', 'url'], message: 'is on the same server as the first page' },
  );

/** A remote source. */
export const collectionPlace = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('folder'), path, pattern }),
  /** Also for SCP servers: current SCP clients and servers use SFTP. */
  z.strictObject({ kind: z.literal('sftp'), host, port: port.default(22), user, path, pattern }),
  z.strictObject({
    kind: z.literal('ftps'),
    host,
    port: port.default(21),
    user,
    path,
    pattern,
    certificate,
    mode: z.enum(FTPS_MODES).default('explicit'),
  }),
  z.strictObject({
    kind: z.literal('s3'),
    /** Endpoint of an S3-compatible service; empty for AWS. */
    address: z
      .string()
      .trim()
      .max(512)
      .refine((text) => text === '' || isBareAddress(text), {
        message: 'is an address like https://s3.company.example, without a path',
      })
      .default(''),
    region: z
      .string()
      .trim()
      .max(64)
      .regex(/^[a-z0-9-]+$/, 'is a region like eu-central-1')
      .default('us-east-1'),
    bucket: z
      .string()
      .trim()
      .regex(/^[a-zA-Z0-9][a-zA-Z0-9._-]{1,253}[a-zA-Z0-9]$/, 'is the name of a bucket'),
    /** Key prefix. */
    path: z.string().trim().max(1024).default(''),
    /** Access key ID. */
    user,
    pattern,
  }),
  z.strictObject({
    kind: z.literal('sql'),
    engine: z.enum(SQL_ENGINES),
    host,
    port,
    user,
    certificate,
    database: z.string().trim().min(1).max(128),
    query: z.string().trim().max(8192).refine(PATTERNS.select_query.accepts, PATTERNS.select_query.says),
    /** Increases with each row; the last value marks what was already fetched. */
    column: z.string().trim().refine(isColumnName, { message: 'is the name of one column' }),
    /** Plaintext is possible only to hosts the operator allowed. */
    is_encrypted: z.boolean().default(true),
  }),
  httpPlace,
]);
export type CollectionPlace = z.infer<typeof collectionPlace>;

/** Visible ASCII, so it can't end a header. */
const headerText = z
  .string()
  .trim()
  .min(1)
  .max(8192)
  .regex(/^[\x20-\x7e]+$/, 'is a token of visible characters');

/** Credentials of the remote source. Never returned by the API. */
export const collectionSecret = z.strictObject({
  /** For S3, the secret access key. */
  password: z.string().min(1).max(1024).optional(),
  /** For SFTP, in PEM or OpenSSH format. */
  private_key: z.string().min(1).max(16_384).optional(),
  passphrase: z.string().min(1).max(1024).optional(),
  /** For APIs, the token, or the client secret with OAuth. */
  token: headerText.optional(),
  /** For APIs with OAuth, exchanged for short-lived tokens. */
  refresh_token: headerText.optional(),
});
export type CollectionSecret = z.infer<typeof collectionSecret>;

function isBareAddress(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, pathname, search, username, password } = new URL(text);
  return /^https?:$/.test(protocol) && pathname === '/' && `${search}${username}${password}` === '';
}

const problem = z.enum(COLLECTION_PROBLEMS);

const collectionRun = z.object({
  id: z.string(),
  started_on: z.iso.datetime(),
  /** Null while it is running. */
  finished_on: z.iso.datetime().nullable(),
  /** Files (or rows) seen, collected, and still being written. */
  listed: z.number().int(),
  files: z.number().int(),
  waiting: z.number().int(),
  bytes: z.number(),
  problem: problem.nullable(),
  /** The message of the remote source, or the file concerned. */
  detail: z.string().nullable(),
});
export type CollectionRun = z.infer<typeof collectionRun>;

const collection = z.object({
  place: collectionPlace,
  /** Whether a password or key is stored. */
  has_secret: z.boolean(),
  /** Server identity from the test, if the protocol has one. */
  identity: z.string().nullable(),
  every_minutes: z.number().int(),
  is_enabled: z.boolean(),
  failures: z.number().int(),
  last_run_on: z.iso.datetime().nullable(),
  last_success_on: z.iso.datetime().nullable(),
  next_run_on: z.iso.datetime().nullable(),
  problem: problem.nullable(),
  detail: z.string().nullable(),
});
export type Collection = z.infer<typeof collection>;

const collectionTest = z.object({
  ok: z.boolean(),
  problem: problem.nullable(),
  detail: z.string().nullable(),
  /**
   * The server's key. Nothing secret is sent before it is trusted, by testing and saving with it; afterwards no other
   * key is accepted.
   */
  identity: z.string().nullable(),
  /** Matching files, and the newest of them. */
  total: z.number().int(),
  files: z.array(z.object({ path: z.string(), size: z.number(), modified: z.iso.datetime() })),
  /** Start of the newest readable file. */
  preview: z
    .object({
      path: z.string(),
      /** The detected format; null if none matches. */
      format: z.string().nullable(),
      lines: z.array(z.string()),
      /** Events in the start of the file. */
      events: z.number().int(),
      rejects: z.number().int(),
    })
    .nullable(),
});
export type CollectionTest = z.infer<typeof collectionTest>;

const id = z.object({ id: z.uuid() });

export const collectionCalls = calls({
  'POST /ingest/{source}': {
    summary:
      'Push whole log lines with the token of their source, plain or gzip, at most 8 MiB. Returns once the bytes are stored. ' +
      'A repeated `Casbah-Chunk` is stored once. Retry with a pause after 408, 429, 5xx or no response. ' +
      '`Casbah-Users: tokens` says that the sender replaced the users in the lines by tokens.',
    permission: 'source-token',
    params: z.object({ source: z.uuid() }),
    headers: z.object({
      'content-encoding': z.enum(['identity', 'gzip']).default('identity'),
      [CHUNK_HEADER]: z
        .string()
        .refine(isChunkId, { message: 'has 1 to 128 letters, digits and the characters . _ : -' })
        .optional(),
      [USERS_HEADER]: z.enum(USER_FORMS).default('names'),
    }),
    body: 'stream',
    unrecorded: 'A piece of log: that its sender was let in is recorded.',
    answer: pushed,
    status: 202,
    errors: ['SOURCE_TOKEN_INVALID', 'USERS_MUST_BE_TOKENS', 'TOO_LARGE', 'NO_SPACE', 'UNPROCESSABLE'],
  },
  'GET /admin/datasources/{id}/tokens': {
    summary: 'List the push tokens of a source, oldest first, without their secrets.',
    permission: 'datasources.view',
    params: id,
    answer: z.object({ tokens: z.array(sourceToken), limit: z.number().int() }),
    errors: ['NOT_FOUND'],
  },
  'POST /admin/datasources/{id}/tokens': {
    summary: 'Create a push token for a source (shown once).',
    permission: 'datasources.modify',
    params: id,
    answer: z.object({ token: z.string(), id: z.string() }),
    status: 201,
    errors: ['NOT_FOUND', 'LIMIT_REACHED'],
  },
  'DELETE /admin/datasources/{id}/tokens/{token}': {
    summary: 'Revoke a push token. It stops working immediately.',
    permission: 'datasources.modify',
    params: id.extend({ token: z.string().min(1).max(64) }),
    answer: z.object({ api_response: z.literal('success') }),
    errors: ['NOT_FOUND'],
  },
  'POST /admin/collection/test': {
    summary: 'Test a remote source before saving it: connect, list matching files and read the newest one.',
    permission: 'datasources.modify',
    body: z.strictObject({
      place: collectionPlace,
      secret: collectionSecret.optional(),
      /** The confirmed server key. */
      identity: z.string().max(256).nullable().default(null),
      /** The source whose stored password is used if none is given, for the same remote account only. */
      datasource_id: z.uuid().optional(),
    }),
    answer: collectionTest,
    errors: ['NOT_FOUND'],
    unrecorded: 'Nothing is changed.',
  },
  'GET /admin/datasources/{id}/collection': {
    summary: "Get a source's collection settings, status and recent runs.",
    permission: 'datasources.view',
    params: id,
    answer: z.object({ collection: collection.nullable(), runs: z.array(collectionRun) }),
    errors: ['NOT_FOUND'],
  },
  'PUT /admin/datasources/{id}/collection': {
    summary: 'Set the remote source that logs are collected from. Without a secret, the current one is kept.',
    permission: 'datasources.modify',
    params: id,
    body: z.strictObject({
      place: collectionPlace,
      secret: collectionSecret.optional(),
      /** Result of the test. */
      identity: z.string().max(256).nullable(),
      every_minutes: z
        .number()
        .int()
        .min(COLLECTION_MINUTES.minimum)
        .max(COLLECTION_MINUTES.maximum)
        .default(COLLECTION_MINUTES.default),
      is_enabled: z.boolean().default(true),
    }),
    answer: collection,
    errors: ['NOT_FOUND', 'UNPROCESSABLE'],
  },
  'DELETE /admin/datasources/{id}/collection': {
    summary: 'Stop collection. Collected files stay.',
    permission: 'datasources.modify',
    params: id,
    answer: z.object({ api_response: z.literal('success') }),
    errors: ['NOT_FOUND'],
  },
  'POST /admin/datasources/{id}/collection/run': {
    summary: 'Run collection now.',
    permission: 'datasources.modify',
    params: id,
    answer: z.object({ api_response: z.literal('success') }),
    status: 202,
    errors: ['NOT_FOUND'],
  },
  'GET /admin/collection/kinds': {
    summary: 'List the available collection methods and the folders that the operator allows.',
    permission: 'datasources.view',
    answer: z.object({ kinds: z.array(z.enum(COLLECTION_KINDS)), folders: z.array(z.string()) }),
    errors: [],
  },
});

export const collectionEvents = historyEvents({
  'collection.changed': ['PUT /admin/datasources/{id}/collection'],
  'collection.started': ['POST /admin/datasources/{id}/collection/run'],
  'collection.deleted': ['DELETE /admin/datasources/{id}/collection'],
  'source_token.created': ['POST /admin/datasources/{id}/tokens'],
  'source_token.deleted': ['DELETE /admin/datasources/{id}/tokens/{token}'],
});
