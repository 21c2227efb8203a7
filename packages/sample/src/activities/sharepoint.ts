import type { Actor, AppRecord } from './app-record.ts';
import type { Client } from './client.ts';
import { type Document, extensionOf } from './documents.ts';
import { uuidOf } from './ids.ts';
import { auditRecord } from './microsoft365.ts';

interface FileAct {
  time: number;
  actor: Actor | string;
  client: Client;
  operation: string;
  document: Document;
  bytes?: number;
  /** Members that only some operations have: the new name, the person a file is shared with. */
  details?: object;
  /** Sharing operations are record type 14, others 6. */
  isSharing?: true;
}

function siteUrlOf({ site }: Document): string {
  const host = site.startsWith('/personal/') ? 'atlasfoods-my.sharepoint.com' : 'atlasfoods.sharepoint.com';
  return `https://${host}${site}/`;
}

/** A file or sharing operation of SharePoint or OneDrive. */
export function fileRecord(act: FileAct): AppRecord {
  const { time, actor, client, operation, document, bytes, details = {}, isSharing } = act;
  const site = siteUrlOf(document);
  const object = `${site}${document.folder}/${document.name}`;
  return auditRecord({
    time,
    actor,
    client,
    operation,
    object,
    recordType: isSharing === undefined ? 6 : 14,
    workload: document.site.startsWith('/personal/') ? 'OneDrive' : 'SharePoint',
    details: {
      ObjectId: object,
      EventSource: 'SharePoint',
      ItemType: 'File',
      ListItemUniqueId: uuidOf(object),
      Site: uuidOf(site),
      WebId: uuidOf(`web ${site}`),
      UserAgent: client.userAgent,
      ...(client.device === undefined ? {} : { DeviceDisplayName: client.device, IsManagedDevice: true }),
      SiteUrl: site,
      SourceFileName: document.name,
      SourceFileExtension: extensionOf(document.name),
      SourceRelativeUrl: document.folder,
      ...(bytes === undefined ? {} : { FileSizeBytes: bytes }),
      ...details,
    },
  });
}

/** Whom a file is shared with: a guest, or a group of the company. */
export function sharedWith(email: string, isGuest: boolean): object {
  return { TargetUserOrGroupName: email, TargetUserOrGroupType: isGuest ? 'Guest' : 'SecurityGroup' };
}
