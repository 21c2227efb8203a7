import { join } from 'node:path';
import type { ControlStore } from '@casbah/stores/control/control-store';
import type { Logger } from 'pino';
import { Delivery } from './mail/delivery.ts';
import { MailFolder } from './mail/folder-carrier.ts';
import { Mailer } from './mail/mailer.ts';
import { smtpCarrier, smtpOptions } from './mail/smtp-carrier.ts';
import { reportAttachments } from './reports/attachments.ts';
import type { Seal } from './seal.ts';
import type { Settings } from './settings.ts';

export interface Mailing {
  mailer: Mailer;
  delivery: Delivery;
  /** Where mails go without a mail server. */
  folder: MailFolder | undefined;
}

export interface MailingParts {
  settings: Pick<Settings, 'dataFolder' | 'mail' | 'publicUrl'>;
  control: ControlStore;
  seal: Seal;
  /** Where people find Casbah. */
  origin: () => string;
  clock: () => number;
  log: Logger;
}

/** The mail server that the settings name, or the folder `mail` of the data folder. */
export function openMailing({ settings, control, seal, origin, clock, log }: MailingParts): Mailing {
  const { smtpUrl, from } = settings.mail;
  if (smtpUrl !== undefined && settings.publicUrl === undefined)
    log.warn(
      'Links in mails lead to the address Casbah listens on: set CASBAH_PUBLIC_URL to where people find it',
    );
  const kept = new MailFolder({ folder: join(settings.dataFolder, 'mail'), from, clock });
  const carrier = smtpUrl === undefined ? kept : smtpCarrier(smtpOptions(smtpUrl), from);
  const delivery = new Delivery({
    control,
    seal,
    carrier,
    origin,
    clock,
    attachmentsOf: reportAttachments(control),
    onFailure: (failure) =>
      log[failure.gaveUp ? 'error' : 'warn'](failure, failure.gaveUp ? 'mail given up' : 'mail not sent yet'),
  });
  const mailer = new Mailer({ control, seal, clock });
  return { mailer, delivery, folder: smtpUrl === undefined ? kept : undefined };
}
