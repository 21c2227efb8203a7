import { setImmediate } from 'node:timers/promises';
import { type Api, api } from '@casbah/contract/api';
import type { Call } from '@casbah/contract/call';
import { ERRORS, type ErrorCode, errorAnswer } from '@casbah/contract/error';
import { IDEMPOTENCY_HEADER, idempotencyKey } from '@casbah/contract/idempotency';
import { liveEvent } from '@casbah/contract/live-event';
import { scimError } from '@casbah/contract/scim';
import { everyError as words } from '@casbah/messages/every-error';
import { z } from 'zod';
import { CSRF_COOKIE, CSRF_HEADER } from './csrf.ts';
import { SCIM_MEDIA_TYPE } from './scim-form.ts';
import { SESSION_COOKIE } from './sessions.ts';

type JsonSchema = Record<string, unknown>;

interface Content {
  mediaType: string;
  schema: JsonSchema;
}

/** A call of the contract as an OpenAPI operation. */
export interface Operation {
  key: keyof Api;
  method: string;
  path: string;
  /** API section. */
  tag: string;
  summary: string;
  permission: Call['permission'];
  changesState: boolean;
  /** Whether it accepts API keys. */
  isForApiKeys: boolean;
  parameters: { name: string; place: 'path' | 'query' | 'header'; isRequired: boolean; schema: JsonSchema }[];
  body: Content | undefined;
  /** Success response first, then errors by status. */
  answers: { status: string; words: string[]; content: Content }[];
}

/** How to use the API, by paragraph. */
export const USE_OF_API = [
  'Everything the console can do. Programs send an API key with each request: `Authorization: Bearer casbah_…`. Create one in ' +
    'the console under *API keys*; its access profile decides which calls it may make. A key needs no cookie and no CSRF token. ' +
    'Check it with `curl -H "Authorization: Bearer $CASBAH_API_KEY" https://casbah.company.example/admin/heartbeat`.',
  'People sign in with `POST /user/loginapi`, keep the cookies, and send the value of the cookie ' +
    `\`${CSRF_COOKIE}\` back as the header \`${CSRF_HEADER}\` with every call that changes something; ` +
    '`GET /user/setup` returns the first one. Calls about a person\u2019s own account are closed to API keys.',
] as const;

/** Header of calls that support idempotency keys. */
const IDEMPOTENCY = z.object({ [IDEMPOTENCY_HEADER]: idempotencyKey.optional() });

/** Errors that any call may return; calls declare the others. */
const ALWAYS: readonly ErrorCode[] = ['BAD_REQUEST', 'TOO_MANY_REQUESTS', 'INTERNAL', 'UNAVAILABLE'];
const SIGNED_IN: readonly ErrorCode[] = ['UNAUTHORIZED', 'DENIED', 'MFA_REQUIRED', 'OUT_OF_ALLOWED_IP_RANGE'];
const ERROR: Content = { mediaType: 'application/json', schema: { $ref: '#/components/schemas/Error' } };
const SCIM_ERROR: Content = {
  mediaType: SCIM_MEDIA_TYPE,
  schema: { $ref: '#/components/schemas/ScimError' },
};

/**
 * Every call of the contract, in order. Converting all of them takes half a second, so it yields in between.
 */
export async function operations(): Promise<Operation[]> {
  const all: Operation[] = [];
  for (const key of Object.keys(api) as (keyof Api)[]) {
    all.push(operationOf(key));
    await setImmediate();
  }
  return all;
}

function operationOf(key: keyof Api): Operation {
  const call: Call = api[key];
  const [method = '', path = ''] = key.split(' ');
  const changesState = method !== 'GET' || call.changesState === true;
  return {
    key,
    method,
    path,
    tag: tagOf(path),
    summary: call.summary,
    permission: call.permission,
    changesState,
    isForApiKeys: isForApiKeys(call),
    parameters: [
      ...parametersOf('path', call.params),
      ...parametersOf('query', call.query),
      ...parametersOf('header', call.headers),
      ...(call.idempotent === true ? parametersOf('header', IDEMPOTENCY) : []),
    ],
    body: bodyOf(call),
    answers: [answerOf(call), ...errorsOf(call, changesState)],
  };
}

/** As in `mayCall`: API keys can't use calls about the person's own account. */
function isForApiKeys({ permission, forApiKeys }: Call): boolean {
  if (permission === 'public' || permission === 'source-token') return false;
  return permission !== 'session.use' || forApiKeys === true;
}

/** The contract as OpenAPI 3.1, generated so it always matches the server. */
export function openApi(
  version: string,
  all: readonly Operation[],
): { openapi: string; [part: string]: unknown } {
  const paths = Object.fromEntries(
    [...Map.groupBy(all, ({ path }) => path)].map(([path, ofPath]) => [
      path,
      Object.fromEntries(ofPath.map((one) => [one.method.toLowerCase(), openApiOperation(one)])),
    ]),
  );
  return {
    openapi: '3.1.0',
    info: {
      title: 'Casbah',
      version,
      description: USE_OF_API.join('\n\n'),
      license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
    },
    servers: [{ url: '/' }],
    tags: [...new Set(all.map(({ tag }) => tag))].map((name) => ({ name })),
    paths,
    components: {
      schemas: {
        Error: schemaOf(errorAnswer, 'output'),
        ScimError: schemaOf(scimError, 'output'),
        LiveEvent: schemaOf(liveEvent, 'output'),
        ...definitionsIn(all),
      },
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: SESSION_COOKIE },
        csrf: { type: 'apiKey', in: 'header', name: CSRF_HEADER },
        source: { type: 'http', scheme: 'bearer' },
        apiKey: { type: 'http', scheme: 'bearer' },
      },
    },
  };
}

function openApiOperation(one: Operation): JsonSchema {
  const ways =
    one.permission === 'source-token'
      ? { source: [] }
      : {
          ...(one.permission === 'public' ? {} : { session: [] }),
          ...(one.changesState ? { csrf: [] } : {}),
        };
  const contentOf = ({ mediaType, schema }: Content): JsonSchema => ({ [mediaType]: { schema } });
  return {
    operationId: one.key.replace(/\W+/g, '_').replace(/_$/, ''),
    summary: one.summary,
    tags: [one.tag],
    'x-permission': one.permission,
    security: [
      ...(Object.keys(ways).length === 0 ? [] : [ways]),
      ...(one.isForApiKeys ? [{ apiKey: [] }] : []),
    ],
    parameters: one.parameters.map(({ name, place, isRequired, schema }) => ({
      name,
      in: place,
      required: isRequired,
      schema,
    })),
    ...(one.body === undefined ? {} : { requestBody: { required: true, content: contentOf(one.body) } }),
    responses: Object.fromEntries(
      one.answers.map(({ status, words: said, content }) => [
        status,
        { description: said.join('\n\n'), content: contentOf(content) },
      ]),
    ),
  };
}

function tagOf(path: string): string {
  const [first = '', second = ''] = path.split('/').slice(1);
  return first === 'admin' ? second : first;
}

function parametersOf(
  place: 'path' | 'query' | 'header',
  schema: z.ZodObject | undefined,
): Operation['parameters'] {
  return Object.entries(schema?.shape ?? {}).map(([name, value]) => ({
    name,
    place,
    isRequired: place === 'path' || !z.safeParse(value, undefined).success,
    schema: schemaOf(value, 'input'),
  }));
}

const jsonOf = ({ form }: Call): string => (form === 'scim' ? SCIM_MEDIA_TYPE : 'application/json');

function bodyOf(call: Call): Content | undefined {
  const { body } = call;
  if (body === undefined) return undefined;
  return body === 'stream'
    ? { mediaType: 'application/octet-stream', schema: {} }
    : { mediaType: jsonOf(call), schema: schemaOf(body, 'input') };
}

function answerOf(call: Call): Operation['answers'][number] {
  const { answer, summary, status = 200 } = call;
  const content =
    typeof answer === 'string'
      ? { mediaType: answer, schema: { type: 'string' } }
      : { mediaType: jsonOf(call), schema: schemaOf(answer, 'output') };
  return { status: String(status), words: [summary], content };
}

function errorsOf(call: Call, changesState: boolean): Operation['answers'] {
  const codes = new Set<ErrorCode>([
    ...ALWAYS,
    ...(call.permission === 'public' || call.permission === 'source-token' ? [] : SIGNED_IN),
    ...(changesState && call.permission !== 'source-token' ? (['CSRF_REJECTED'] as const) : []),
    ...(call.body === undefined ? [] : (['BODY_STALLED'] as const)),
    ...(call.idempotent === true ? (['IDEMPOTENCY_KEY_REUSED', 'STILL_UNDER_WAY', 'CONFLICT'] as const) : []),
    ...call.errors,
  ]);
  return [...Map.groupBy(codes, (code) => ERRORS[code].status)]
    .sort(([one], [other]) => one - other)
    .map(([status, named]) => ({
      status: String(status),
      words: named.map((code) => `\`${code}\`: ${words[code]}`),
      content: call.form === 'scim' ? SCIM_ERROR : ERROR,
    }));
}

function schemaOf(schema: z.core.$ZodType, io: 'input' | 'output'): JsonSchema {
  const { $schema, ...json } = z.toJSONSchema(schema, {
    io,
    target: 'draft-2020-12',
    unrepresentable: 'any',
    // The format's name replaces a very long regular expression.
    override: ({ jsonSchema }) => {
      if (jsonSchema.format !== undefined) delete jsonSchema.pattern;
    },
  });
  return json.$defs === undefined ? json : withSharedReferences(json);
}

/** Definitions are found in the document's components, because references start at the document, not at the schema. */
function withSharedReferences(json: z.core.JSONSchema.BaseSchema): JsonSchema {
  return z
    .record(z.string(), z.json())
    .parse(JSON.parse(JSON.stringify(json).replaceAll('"#/$defs/', '"#/components/schemas/')));
}

/** Schemas that contain themselves, by name. */
function definitionsIn(all: readonly Operation[]): JsonSchema {
  const contents = all.flatMap(({ body, answers }) => [body, ...answers.map(({ content }) => content)]);
  return Object.assign({}, ...contents.map((content) => content?.schema.$defs));
}
