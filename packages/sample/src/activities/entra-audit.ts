import type { Actor, AppRecord } from './app-record.ts';
import type { Client } from './client.ts';
import { uuidOf } from './ids.ts';
import { auditRecord, TENANT, userOf } from './microsoft365.ts';

interface DirectoryAct {
  time: number;
  actor: Actor;
  client: Client;
  /** As the directory spells it, with the full stop: `Add member to role.` */
  operation: string;
  /** Account that is changed, or name of the application. */
  target: Actor | string;
  changes: readonly { name: string; before?: string; after: string }[];
}

/** A change in the directory, as the unified audit log records it for the workload `AzureActiveDirectory`. */
export function directoryRecord(act: DirectoryAct): AppRecord {
  const { time, actor, client, operation, changes } = act;
  const isApp = typeof act.target === 'string';
  const target = userOf(act.target);
  const id = uuidOf(target);
  return auditRecord({
    time,
    actor,
    client,
    operation,
    recordType: 8,
    workload: 'AzureActiveDirectory',
    object: target,
    details: {
      ResultStatus: 'Success',
      ObjectId: isApp ? id : target,
      AzureActiveDirectoryEventType: 1,
      ActorContextId: TENANT,
      TargetContextId: TENANT,
      Actor: [
        { ID: userOf(actor), Type: 5 },
        { ID: uuidOf(userOf(actor)), Type: 2 },
      ],
      Target: [
        { ID: `${isApp ? 'ServicePrincipal' : 'User'}_${id}`, Type: 2 },
        { ID: id, Type: 2 },
        { ID: isApp ? 'ServicePrincipal' : 'User', Type: 2 },
        { ID: target, Type: isApp ? 1 : 5 },
      ],
      ModifiedProperties: changes.map(({ name, before = '', after }) => ({
        Name: name,
        NewValue: after,
        OldValue: before,
      })),
      ExtendedProperties: [
        { Name: 'additionalDetails', Value: JSON.stringify({ 'User-Agent': client.userAgent }) },
      ],
      InterSystemsId: uuidOf(`${operation} ${time}`),
    },
  });
}
