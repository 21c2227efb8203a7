import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiFailure } from '../http/failure.ts';
import { route } from '../http/guard.ts';
import { isFromLoopback } from '../http/origin.ts';
import { type MailFolder, MOST_KEPT } from './folder-carrier.ts';

export interface MailParts {
  /** Where mails are, while there is no mail server. */
  folder: MailFolder | undefined;
  /** Only people at this machine reach the server. */
  isOpenToThisMachine: boolean;
}

/** What is in the mail folder opens accounts: it is shown to those who could read the folder, and to nobody else. */
export function mailRoutes(app: FastifyInstance, { folder, isOpenToThisMachine }: MailParts): void {
  const folderFor = (request: FastifyRequest): MailFolder => {
    if (folder === undefined || !isOpenToThisMachine || !isFromLoopback(request))
      throw new ApiFailure('NOT_FOUND');
    return folder;
  };

  route(app, 'GET /user/mails', async (_request, { request }) => ({
    api_response: 'success',
    mails: await folderFor(request).list(MOST_KEPT),
  }));

  route(app, 'GET /user/mails/{name}', async ({ params }, { request }) => {
    const mail = await folderFor(request).read(params.name);
    if (mail === undefined) throw new ApiFailure('NOT_FOUND');
    return { api_response: 'success', mail };
  });
}
