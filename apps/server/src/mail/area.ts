import { join } from 'node:path';
import type { QueueMail } from '@casbah/stores/control/mail/outbox';
import { area } from '../areas/define.ts';
import { cleanup } from '../jobs/cleanup.ts';
import { Delivery, removeOldUndelivered } from './delivery.ts';
import { MailFolder } from './folder-transport.ts';
import { Mailer } from './mailer.ts';
import { sayingOf } from './message.ts';
import { mailHandlers } from './routes.ts';
import { smtpOptions, smtpTransport } from './smtp-transport.ts';
import type { Transport } from './transport.ts';

declare module '../areas/provided.ts' {
  interface Provided {
    /** Sends emails, or writes them to the folder if there is no mail server. */
    mailTransport: { transport: Transport; folder: MailFolder | undefined };
    /** Queues an email in a transaction. */
    queueMail: QueueMail;
    mailDelivery: Pick<Delivery, 'count'>;
    /** Texts of emails in a language. */
    mailWords: typeof sayingOf;
  }
}

/** The configured mail server, or the folder `mail` in the data folder. */
export const mailTransportArea = area({
  name: 'mail.transport',
  needs: ['settings', 'clock', 'log'],
  gives: ['mailTransport'],
  build({ settings, clock, log }) {
    const { smtpUrl, from } = settings.mail;
    if (smtpUrl !== undefined && settings.publicUrl === undefined)
      log.warn(
        'Links in mails lead to the address Casbah listens on: set CASBAH_PUBLIC_URL to where people find it',
      );
    if (smtpUrl !== undefined)
      return {
        provides: {
          mailTransport: { transport: smtpTransport(smtpOptions(smtpUrl), from), folder: undefined },
        },
      };
    const folder = new MailFolder({ folder: join(settings.dataFolder, 'mail'), from, clock });
    return { provides: { mailTransport: { transport: folder, folder } } };
  },
});

export const mailArea = area({
  name: 'mail',
  needs: [
    'control',
    'clock',
    'seal',
    'log',
    'onFault',
    'publicOrigin',
    'mailTransport',
    'reportAttachments',
    'operator',
  ],
  gives: ['queueMail', 'mailDelivery', 'mailWords'],
  build({ log, publicOrigin, mailTransport, reportAttachments, operator, ...parts }) {
    const { control, clock, seal } = parts;
    const delivery = new Delivery({
      ...parts,
      transport: mailTransport.transport,
      origin: publicOrigin,
      attachmentsOf: reportAttachments,
      onFailure: (failure) =>
        log[failure.gaveUp ? 'error' : 'warn'](
          failure,
          failure.gaveUp ? 'mail given up' : 'mail not sent yet',
        ),
    });
    const mailer = new Mailer({ control, seal, clock });
    return {
      handlers: mailHandlers({
        folder: mailTransport.folder,
        isOperator: (request) => operator.isOperator(request),
      }),
      jobs: [delivery.job, cleanup('mail', parts, removeOldUndelivered)],
      provides: { queueMail: mailer.queue, mailDelivery: delivery, mailWords: sayingOf },
    };
  },
});
