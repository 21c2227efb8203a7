import { POLICY_TYPES } from '@casbah/domain/policy/policy-type';
import { LANGUAGES } from '@casbah/messages/languages';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { defaultEmail, EMAIL_VARIANTS } from './default-templates.ts';

const fileAsked = z.object({
  language: z.enum(LANGUAGES),
  variant: z.enum(EMAIL_VARIANTS),
  policy_type: z.enum(POLICY_TYPES).default('documentshare'),
});

/** Subject and body of the default emails as static files: part of the product, the same for everybody. */
export function staticEmails(app: FastifyInstance): void {
  const config = { page: true } as const;
  app.get(
    '/static/protect/templates/:language/:variant(^[a-z-]+).json',
    { config },
    async (request, reply) => {
      const asked = fileAsked.safeParse(Object.assign({}, request.query, request.params));
      if (!asked.success) return reply.callNotFound();
      const { language, variant, policy_type } = asked.data;
      reply.header('cache-control', 'no-cache');
      return defaultEmail(policy_type, variant, language);
    },
  );
}
