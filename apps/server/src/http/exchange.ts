import type { FastifyReply, FastifyRequest } from 'fastify';

/** For the few handlers that touch cookies (sign-in, sign-out): the framework's own request and reply. */
export interface Exchange {
  request: FastifyRequest;
  reply: FastifyReply;
}
