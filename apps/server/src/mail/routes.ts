import type { mailCalls } from '@casbah/contract/mail';
import type { FastifyRequest } from 'fastify';
import { ApiFailure } from '../http/failure.ts';
import type { Handlers } from '../http/guard.ts';
import { type MailFolder, MOST_KEPT } from './folder-transport.ts';

export interface MailParts {
  /** Folder with the emails, if there is no mail server. */
  folder: MailFolder | undefined;
  /** Whether a request comes from the operator. */
  isOperator: (request: FastifyRequest) => boolean;
}

/**
 * Emails contain links that open accounts, so only the operator, who can read the folder anyway, sees them.
 */
export function mailHandlers({ folder, isOperator }: MailParts): Handlers<typeof mailCalls> {
  const folderFor = (request: FastifyRequest): MailFolder => {
    if (folder === undefined || !isOperator(request)) throw new ApiFailure('NOT_FOUND');
    return folder;
  };
  return {
    'GET /user/mails': async (_request, { request }) => ({
      api_response: 'success',
      mails: await folderFor(request).list(MOST_KEPT),
    }),

    'GET /user/mails/{name}': async ({ params }, { request }) => {
      const mail = await folderFor(request).read(params.name);
      if (mail === undefined) throw new ApiFailure('NOT_FOUND');
      return { api_response: 'success', mail };
    },
  };
}
