import { isoTime } from '@casbah/domain/iso-time';
import { DOMAIN } from '../company.ts';
import type { Actor, AppRecord } from './app-record.ts';
import type { Client } from './client.ts';
import { emailOf, uuidOf } from './ids.ts';

export const TENANT = uuidOf('atlas-foods');

/** Members of every record of the unified audit log, as in Microsoft's Office 365 Management Activity API schema. */
interface Audited {
  time: number;
  /** Who acted: an account, or an ID such as that of an anonymous visitor. */
  actor: Actor | string;
  client: Client | undefined;
  operation: string;
  /** `AuditLogRecordType`: 1 and 2 Exchange, 6 SharePoint, 8 Entra ID, 25 Teams. */
  recordType: number;
  workload: 'AzureActiveDirectory' | 'Exchange' | 'MicrosoftTeams' | 'OneDrive' | 'SharePoint';
  /** The object acted on; tells records of the same time apart. */
  object: string;
  details: object;
}

/** `UserType` of people, anonymous visitors included, and of applications. */
const REGULAR = 0;
const APPLICATION = 5;

export const userOf = (actor: Actor | string): string => (typeof actor === 'string' ? actor : emailOf(actor));

export function auditRecord(audited: Audited): AppRecord {
  const { time, actor, client, operation, recordType, workload, object, details } = audited;
  const user = userOf(actor);
  const id = uuidOf(`m365/${time}/${user}/${operation}/${object}`);
  return {
    app: 'microsoft365',
    id,
    time,
    record: {
      CreationTime: isoTime(time).slice(0, 19),
      Id: id,
      Operation: operation,
      OrganizationId: TENANT,
      RecordType: recordType,
      UserKey: user.endsWith(DOMAIN) ? `i:0h.f|membership|${uuidOf(user).slice(-12)}@live.com` : user,
      UserType: user.startsWith('app@') ? APPLICATION : REGULAR,
      Version: 1,
      Workload: workload,
      ...(client === undefined ? {} : { ClientIP: client.address }),
      UserId: user,
      ...details,
    },
  };
}
