import { SCIM_ERROR_DETAIL } from '@casbah/contract/scim';
import type { FastifyInstance } from 'fastify';
import { ApiFailure, failureOf } from './failure.ts';
import { ScimFault } from './scim-fault.ts';

const ERROR_MESSAGE = 'urn:ietf:params:scim:api:messages:2.0:Error';

export const SCIM_MEDIA_TYPE = 'application/scim+json';

/** Applies SCIM conventions to a scope's routes: its media type besides JSON, and its error format. */
export function useScimForm(scope: FastifyInstance): void {
  const parse = scope.getDefaultJsonParser('error', 'error');
  scope.addContentTypeParser<string>(
    [SCIM_MEDIA_TYPE, 'application/json'],
    { parseAs: 'string' },
    (request, body, done) => {
      // Directories send a media type with every request, even without a body.
      if (body === '') done(null, undefined);
      else parse(request, body, done);
    },
  );
  scope.setErrorHandler((error, request, reply) => {
    const failure = error instanceof ScimFault ? failureOfFault(error) : failureOf(error);
    if (failure.status >= 500 && !reply.raw.destroyed)
      request.log.error({ err: failure.cause ?? failure }, failure.code);
    if (failure.code === 'UNAUTHORIZED') reply.header('www-authenticate', 'Bearer');
    if (failure.code === 'TOO_MANY_REQUESTS' && failure.details?.seconds !== undefined)
      reply.header('retry-after', failure.details.seconds);
    reply
      .status(failure.status)
      .type(`${SCIM_MEDIA_TYPE}; charset=utf-8`)
      .send({
        schemas: [ERROR_MESSAGE],
        status: String(failure.status),
        ...(scimTypeOf(error, failure) === undefined ? {} : { scimType: scimTypeOf(error, failure) }),
        detail: failure.message,
        [SCIM_ERROR_DETAIL]: { error: failure.code, request_id: request.id },
      });
  });
}

function failureOfFault(fault: ScimFault): ApiFailure {
  const code = fault.type === 'uniqueness' ? 'SCIM_NOT_UNIQUE' : 'SCIM_INVALID';
  return new ApiFailure(code, { problem: fault.message }, { cause: fault });
}

/** A body or query that doesn't match the schema is a syntax error. */
function scimTypeOf(error: unknown, { code }: ApiFailure): string | undefined {
  if (error instanceof ScimFault) return error.type;
  return code === 'BAD_REQUEST' ? 'invalidSyntax' : undefined;
}
