import type { mailCalls } from '@casbah/contract/mail';
import type { FastifyRequest } from 'fastify';
import { ApiFailure } from '../http/failure.ts';
import type { Handlers } from '../http/guard.ts';
import { type MailFolder, MOST_KEPT } from './folder-transport.ts';

export interface MailParts {
  /** Where mails are, while there is no mail server. */
  folder: MailFolder | undefined;
  /** Whether a request is from the person who runs Casbah. */
  isOperator: (request: FastifyRequest) => boolean;
}

/** Mails hold links that open accounts: only the operator, who can read the folder anyway, is shown any. */
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
