import type { Collection, CollectionPlace, CollectionSecret } from '@casbah/contract/collection';
import {
  COLLECTION_MINUTES,
  type CollectionKind,
  type FtpsMode,
  isColumnName,
  isFilePattern,
  isSelectQuery,
  type SqlEngine,
} from '@casbah/domain/collection';
import {
  type HttpDraft,
  httpDraftOf,
  httpPlaceOf,
  httpSecretOf,
  isHttpRight,
  NEW_HTTP,
} from './http-draft.ts';

/** A remote source being edited; values of other kinds are kept when the kind changes. */
export interface PlaceDraft {
  kind: CollectionKind;
  host: string;
  /** Separate for each kind; null if empty. */
  port: number | null;
  user: string;
  password: string;
  privateKey: string;
  passphrase: string;
  path: string;
  prefix: string;
  pattern: string;
  mode: FtpsMode;
  certificate: string;
  address: string;
  region: string;
  bucket: string;
  engine: SqlEngine;
  database: string;
  query: string;
  column: string;
  isEncrypted: boolean;
  http: HttpDraft;
  /** The trusted server key. */
  identity: string | null;
  everyMinutes: number;
}

export type DraftText = {
  [Name in keyof PlaceDraft]: PlaceDraft[Name] extends string
    ? string extends PlaceDraft[Name]
      ? Name
      : never
    : never;
}[keyof PlaceDraft];

export const NEW_PLACE: PlaceDraft = {
  kind: 'folder',
  host: '',
  port: null,
  user: '',
  password: '',
  privateKey: '',
  passphrase: '',
  path: '',
  prefix: '',
  pattern: '',
  mode: 'explicit',
  certificate: '',
  address: '',
  region: 'us-east-1',
  bucket: '',
  engine: 'postgresql',
  database: '',
  query: '',
  column: '',
  isEncrypted: true,
  http: NEW_HTTP,
  identity: null,
  everyMinutes: COLLECTION_MINUTES.default,
};

const DATABASE_PORTS: Readonly<Record<SqlEngine, number>> = { postgresql: 5432, mysql: 3306 };

export function usualPort({ kind, mode, engine }: Pick<PlaceDraft, 'kind' | 'mode' | 'engine'>): number {
  if (kind === 'ftps') return mode === 'implicit' ? 990 : 21;
  return kind === 'sql' ? DATABASE_PORTS[engine] : 22;
}

/** The fields required to test a remote source. */
const NEEDED: Readonly<Record<CollectionKind, readonly DraftText[]>> = {
  folder: ['path'],
  sftp: ['host', 'user', 'path'],
  ftps: ['host', 'user', 'path'],
  s3: ['region', 'bucket', 'user'],
  sql: ['host', 'database', 'user', 'query', 'column'],
  http: [],
};

type DraftProblem = 'missing' | 'wrong';

/** Errors of a field, whether shown yet or not. */
export function problemOfField(draft: PlaceDraft, field: DraftText): DraftProblem | undefined {
  const text = draft[field].trim();
  if (text === '') return NEEDED[draft.kind].includes(field) ? 'missing' : undefined;
  switch (field) {
    case 'host':
      return /^[\w.:-]+$/.test(text) ? undefined : 'wrong';
    case 'pattern':
      return isFilePattern(text) ? undefined : 'wrong';
    case 'address':
      return URL.canParse(text) && /^https?:\/\/[^/]+\/?$/.test(text) ? undefined : 'wrong';
    case 'region':
      return /^[a-z0-9-]+$/.test(text) ? undefined : 'wrong';
    case 'certificate':
      return /^-----BEGIN CERTIFICATE-----[\s\S]+-----END CERTIFICATE-----$/.test(text) ? undefined : 'wrong';
    case 'query':
      return isSelectQuery(text) ? undefined : 'wrong';
    case 'column':
      return isColumnName(text) ? undefined : 'wrong';
    default:
      return undefined;
  }
}

/** Fields of each kind, in the usual order. */
export const FIELDS: Readonly<Record<CollectionKind, readonly DraftText[]>> = {
  folder: ['path', 'pattern'],
  sftp: ['host', 'user', 'password', 'privateKey', 'passphrase', 'path', 'pattern'],
  ftps: ['host', 'user', 'password', 'path', 'pattern', 'certificate'],
  s3: ['address', 'region', 'bucket', 'user', 'password', 'prefix', 'pattern'],
  sql: ['host', 'database', 'user', 'password', 'query', 'column', 'certificate'],
  // Its form is `HttpFields`.
  http: [],
};

export function isPlaceRight(draft: PlaceDraft): boolean {
  if (draft.kind === 'http') return isHttpRight(draft.http);
  return FIELDS[draft.kind].every((field) => problemOfField(draft, field) === undefined);
}

export function placeOf(draft: PlaceDraft): CollectionPlace {
  const [host, user, path] = [draft.host.trim(), draft.user.trim(), draft.path.trim()];
  const pattern = draft.pattern.trim();
  const port = draft.port ?? usualPort(draft);
  const certificate = draft.certificate.trim();
  const trust = certificate === '' ? {} : { certificate };
  switch (draft.kind) {
    case 'folder':
      return { kind: 'folder', path, pattern };
    case 'sftp':
      return { kind: 'sftp', host, port, user, path, pattern };
    case 'ftps':
      return { kind: 'ftps', host, port, user, path, pattern, mode: draft.mode, ...trust };
    case 's3':
      return {
        kind: 's3',
        address: draft.address.trim(),
        region: draft.region.trim(),
        user,
        pattern,
        bucket: draft.bucket.trim(),
        path: draft.prefix.trim(),
      };
    case 'sql':
      return {
        kind: 'sql',
        engine: draft.engine,
        host,
        port,
        user,
        database: draft.database.trim(),
        query: draft.query.trim(),
        column: draft.column.trim(),
        is_encrypted: draft.isEncrypted,
        ...trust,
      };
    case 'http':
      return httpPlaceOf(draft.http);
  }
}

/** Returns `undefined` if nothing was entered: the stored secret is used then. */
export function secretOf({
  kind,
  password,
  privateKey,
  passphrase,
  http,
}: PlaceDraft): CollectionSecret | undefined {
  if (kind === 'http') return httpSecretOf(http);
  const secret = {
    ...(password === '' ? {} : { password }),
    ...(kind !== 'sftp' || privateKey.trim() === '' ? {} : { private_key: `${privateKey.trim()}\n` }),
    ...(kind !== 'sftp' || passphrase === '' ? {} : { passphrase }),
  };
  return kind === 'folder' || Object.keys(secret).length === 0 ? undefined : secret;
}

/** Form values of the current remote source. */
export function draftOf({ place, identity, every_minutes }: Collection): PlaceDraft {
  const common = { ...NEW_PLACE, identity, everyMinutes: every_minutes };
  switch (place.kind) {
    case 'folder':
    case 'sftp':
      return { ...common, ...place };
    case 'ftps':
      return { ...common, ...place, certificate: place.certificate ?? '' };
    case 's3': {
      const { path: prefix, ...rest } = place;
      return { ...common, ...rest, prefix };
    }
    case 'sql': {
      const { is_encrypted: isEncrypted, certificate = '', ...rest } = place;
      return { ...common, ...rest, isEncrypted, certificate };
    }
    case 'http':
      return { ...common, kind: 'http', http: httpDraftOf(place) };
  }
}

/** URL of a remote source, for display. */
export function addressOf(place: CollectionPlace): string {
  switch (place.kind) {
    case 'folder':
      return place.path;
    case 'sftp':
    case 'ftps':
      return `${place.kind}://${place.user}@${place.host}:${place.port}/${place.path.replace(/^\/+/, '')}`;
    case 's3':
      return `s3://${place.bucket}/${place.path}`;
    case 'sql':
      return `${place.engine}://${place.user}@${place.host}:${place.port}/${place.database}`;
    case 'http':
      return place.url.replace(/\?.*$/, '');
  }
}
