import type { FastifyReply, FastifyRequest } from 'fastify';

/** The framework's request and reply, for the few handlers that touch cookies (sign-in, sign-out). */
export interface Exchange {
  request: FastifyRequest;
  reply: FastifyReply;
}
