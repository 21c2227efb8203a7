import { type Api, api } from '@casbah/contract/api';
import type { Call } from '@casbah/contract/call';
import { ERRORS, type ErrorCode, errorAnswer } from '@casbah/contract/error';
import { errors as words } from '@casbah/messages/en/errors';
import { z } from 'zod';
import { CSRF_COOKIE, CSRF_HEADER } from './csrf.ts';
import { SESSION_COOKIE } from './sessions.ts';

type JsonSchema = Record<string, unknown>;

interface OpenApi {
  openapi: string;
  [part: string]: unknown;
}

/** Errors that any call may answer, by who may call it. */
const ALWAYS: readonly ErrorCode[] = ['BAD_REQUEST', 'TOO_MANY_REQUESTS', 'INTERNAL', 'UNAVAILABLE'];
const SIGNED_IN: readonly ErrorCode[] = ['UNAUTHORIZED', 'DENIED'];

/** The contract as OpenAPI 3.1: written by nobody, so it cannot be wrong about what the server does. */
export function openApi(version: string): OpenApi {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const key of Object.keys(api) as (keyof Api)[]) {
    const call: Call = api[key];
    const [method = '', path = ''] = key.split(' ');
    paths[path] = { ...paths[path], [method.toLowerCase()]: operation(key, method, path, call) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Casbah',
      version,
      description:
        'Everything the console can do. Sign in with `POST /user/loginapi`; send the cookies back, and the cookie ' +
        `\`${CSRF_COOKIE}\` as the header \`${CSRF_HEADER}\` with every call that changes something.`,
      license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
    },
    servers: [{ url: '/' }],
    tags: [...new Set(Object.keys(paths).map(tagOf))].map((name) => ({ name })),
    paths,
    components: {
      schemas: { Error: schemaOf(errorAnswer, 'output') },
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: SESSION_COOKIE },
        csrf: { type: 'apiKey', in: 'header', name: CSRF_HEADER },
      },
    },
  };
}

function tagOf(path: string): string {
  const [first = '', second = ''] = path.split('/').slice(1);
  return first === 'admin' ? second : first;
}

function operation(key: string, method: string, path: string, call: Call): JsonSchema {
  const changesState = method !== 'GET' || call.changesState === true;
  const isPublic = call.permission === 'public';
  const security = { ...(isPublic ? {} : { session: [] }), ...(changesState ? { csrf: [] } : {}) };
  return {
    operationId: key.replace(/\W+/g, '_').replace(/_$/, ''),
    summary: call.summary,
    tags: [tagOf(path)],
    'x-permission': call.permission,
    security: Object.keys(security).length === 0 ? [] : [security],
    parameters: [
      ...parametersOf('path', call.params),
      ...parametersOf('query', call.query),
      ...parametersOf('header', call.headers),
    ],
    ...(call.body === undefined ? {} : { requestBody: { required: true, content: bodyOf(call.body) } }),
    responses: { [String(call.status ?? 200)]: answerOf(call), ...errorsOf(call, isPublic, changesState) },
  };
}

function parametersOf(place: 'path' | 'query' | 'header', schema: z.ZodObject | undefined): JsonSchema[] {
  return Object.entries(schema?.shape ?? {}).map(([name, value]) => ({
    name,
    in: place,
    required: place === 'path' || !z.safeParse(value as z.ZodType, undefined).success,
    schema: schemaOf(value as z.ZodType, 'input'),
  }));
}

function bodyOf(body: z.ZodType | 'stream'): JsonSchema {
  return body === 'stream'
    ? { 'application/octet-stream': { schema: {} } }
    : { 'application/json': { schema: schemaOf(body, 'input') } };
}

function answerOf({ answer, summary }: Call): JsonSchema {
  return {
    description: summary,
    content:
      typeof answer === 'string'
        ? { [answer]: { schema: { type: 'string' } } }
        : { 'application/json': { schema: schemaOf(answer, 'output') } },
  };
}

function errorsOf(call: Call, isPublic: boolean, changesState: boolean): Record<string, JsonSchema> {
  const codes = new Set<ErrorCode>([
    ...ALWAYS,
    ...(isPublic ? [] : SIGNED_IN),
    ...(changesState ? (['CSRF_REJECTED'] as const) : []),
    ...call.errors,
  ]);
  const byStatus = Map.groupBy(codes, (code) => String(ERRORS[code].status));
  return Object.fromEntries(
    [...byStatus].map(([status, named]) => [
      status,
      {
        description: named.map((code) => `\`${code}\`: ${words[code]}`).join('\n\n'),
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
      },
    ]),
  );
}

function schemaOf(schema: z.ZodType, io: 'input' | 'output'): JsonSchema {
  const { $schema, ...json } = z.toJSONSchema(schema, {
    io,
    target: 'draft-2020-12',
    unrepresentable: 'any',
  });
  return json;
}
