import type { Actor, AppRecord } from './app-record.ts';
import type { Client } from './client.ts';
import { emailOf, uuidOf } from './ids.ts';
import { auditRecord } from './microsoft365.ts';

interface MailAct {
  time: number;
  actor: Actor;
  client: Client;
  subject: string;
}

const mailbox = (actor: Actor, client: Client): object => ({
  ResultStatus: 'Succeeded',
  ClientIPAddress: client.address,
  ClientInfoString: `Client=OWA;${client.userAgent};`,
  ExternalAccess: false,
  InternalLogonType: 0,
  LogonType: 0,
  LogonUserSid: `S-1-5-21-3623811015-${Number.parseInt(uuidOf(emailOf(actor)).slice(0, 7), 16)}-1013`,
  MailboxGuid: uuidOf(`mailbox ${emailOf(actor)}`),
  MailboxOwnerUPN: emailOf(actor),
  OrganizationName: 'atlasfoods.onmicrosoft.com',
  OriginatingServer: 'DB9PR08MB7131 (15.20.8400.000)',
});

const messageId = (mail: MailAct): string =>
  `<${uuidOf(`${mail.time} ${mail.subject}`)}@DB9PR08MB7131.eurprd08.prod.outlook.com>`;

export function sentMail(mail: MailAct, bytes: number): AppRecord {
  const { time, actor, client, subject } = mail;
  return auditRecord({
    time,
    actor,
    client: undefined,
    operation: 'Send',
    recordType: 2,
    workload: 'Exchange',
    object: subject,
    details: {
      ...mailbox(actor, client),
      Item: {
        Id: uuidOf(`item ${time} ${subject}`),
        InternetMessageId: messageId(mail),
        ParentFolder: { Id: uuidOf(`drafts ${actor.account}`), Path: '\\Drafts' },
        SizeInBytes: bytes,
        Subject: subject,
      },
    },
  });
}

/** Mail that was read, which Exchange records as `MailItemsAccessed` of type `Bind`. */
export function readMail(mail: MailAct): AppRecord {
  const { time, actor, client, subject } = mail;
  return auditRecord({
    time,
    actor,
    client: undefined,
    operation: 'MailItemsAccessed',
    recordType: 50,
    workload: 'Exchange',
    object: subject,
    details: {
      ...mailbox(actor, client),
      OperationProperties: [
        { Name: 'MailAccessType', Value: 'Bind' },
        { Name: 'IsThrottled', Value: 'False' },
      ],
      Folders: [
        { FolderItems: [{ InternetMessageId: messageId(mail), SizeInBytes: 48_000 }], Path: '\\Inbox' },
      ],
      OperationCount: 1,
    },
  });
}

/** A cmdlet of an Exchange administrator, or of a person who changes their own mailbox. */
export function cmdlet(
  operation: string,
  { time, actor, client }: Omit<MailAct, 'subject'>,
  object: string,
  parameters: Readonly<Record<string, string>>,
): AppRecord {
  return auditRecord({
    time,
    actor,
    client,
    operation,
    recordType: 1,
    workload: 'Exchange',
    object,
    details: {
      ObjectId: object,
      ResultStatus: 'True',
      AppId: '',
      ExternalAccess: false,
      OrganizationName: 'atlasfoods.onmicrosoft.com',
      OriginatingServer: 'DB9PR08MB7131 (15.20.8400.000)',
      Parameters: Object.entries(parameters).map(([Name, Value]) => ({ Name, Value })),
    },
  });
}
