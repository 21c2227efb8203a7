import { MINUTE_MS, SECOND_MS } from '@casbah/domain/time-units';
import { officeClient, syncClient } from '../client.ts';
import { ownDocumentOf } from '../documents.ts';
import { cmdlet } from '../exchange.ts';
import { emailOf } from '../ids.ts';
import { fileRecord } from '../sharepoint.ts';
import { downloads, requestsOf } from './downloads.ts';
import type { Plot, Scene } from './story.ts';

/** What the person of `leaver-wetransfer` does in Microsoft 365 before each upload. */
export const leaver: Plot = {
  id: 'leaver-downloads',
  continues: 'leaver-wetransfer',
  title: 'Someone who leaves downloads what they upload later',
  told: 'Before each evening of uploads to WeTransfer, the same person in Finance downloads hundreds of files from Finance and Legal. A rule forwards their mail to a private address, and their OneDrive is emptied on the last evening.',
  act(stage) {
    const person = stage.cast('Finance', 'proxysg');
    const people = [person.account];
    const client = officeClient(person);
    const rule = cmdlet(
      'New-InboxRule',
      { time: stage.atWork(stage.days - 8, 10.3), actor: person, client },
      `${emailOf(person)}\\copy`,
      { Name: 'copy', ForwardTo: 'fin.private@mailbox-north.example', StopProcessingRules: 'False' },
    );
    const evenings = [stage.days - 6, stage.days - 5, stage.days - 4].map(
      (day): Scene => ({
        detects: 'mass_download',
        people,
        ...downloads(person, ['Finance', 'Finance', 'Legal'], {
          start: stage.at(day, 17.5),
          count: 240,
          random: stage.random,
        }),
      }),
    );
    const deletions = Array.from({ length: 80 }, (_, index) => {
      const { name, ...place } = ownDocumentOf(person, stage.random);
      return fileRecord({
        time: stage.at(stage.days - 4, 20.2) + index * 3 * SECOND_MS,
        actor: person,
        client,
        operation: 'FileRecycled',
        document: { ...place, name: `${index} ${name}` },
      });
    });
    return [
      { detects: 'mail_forwarding_rule', people, records: [rule] },
      ...evenings,
      {
        detects: 'mass_deletion',
        people,
        records: deletions,
        requests: requestsOf(person, deletions, {
          host: 'atlasfoods-my.sharepoint.com',
          path: '/2/files/list_folder',
        }),
      },
    ];
  },
};

/** Files a backup program reads each night, which looks like a mass download. */
export const backup: Plot = {
  id: 'nightly-backup',
  title: 'The company’s own backup reads files at night',
  told: 'Atlas Backup reads the changed files of all libraries every night, with an application permission from a data center. This is expected.',
  act(stage) {
    const client = {
      ...officeClient(stage.cast('IT', 'proxysg')),
      address: '203.0.113.40',
      userAgent: 'AtlasBackup/4.2',
    };
    const { device: _, ...server } = client;
    const records = Array.from({ length: stage.days }, (_, day) =>
      Array.from({ length: 30 }, (_, index) =>
        fileRecord({
          time: stage.at(day, 0.5) + index * 9 * SECOND_MS,
          actor: 'app@sharepoint',
          client: server,
          operation: 'FileDownloaded',
          document: {
            site: '/sites/Production',
            folder: 'Shared Documents/Shift plans',
            name: `Shift plan week ${day * 30 + index}.xlsx`,
          },
          bytes: 90_000,
          details: {
            ApplicationId: 'b7c1d2e3-4f50-4a61-8b72-9c83ad94be05',
            ApplicationDisplayName: 'Atlas Backup',
          },
        }),
      ),
    ).flat();
    return [{ people: [], records }];
  },
};

/** A laptop that synchronizes at night what it sends to MEGA minutes later. */
export const nightSync: Plot = {
  id: 'night-sync',
  continues: 'mega-backup',
  title: 'A laptop synchronizes a library before its private backup',
  told: 'Every night before the backup to MEGA, the same laptop in Marketing synchronizes files of the Marketing library.',
  act(stage) {
    const person = stage.cast('Marketing', 'proxysg');
    const client = syncClient(person);
    const records = Array.from({ length: stage.days }, (_, day) =>
      Array.from({ length: 9 }, (_, index) =>
        fileRecord({
          time: stage.at(day, 1.7) + index * MINUTE_MS,
          actor: person,
          client,
          operation: 'FileSyncDownloadedFull',
          document: {
            site: '/sites/Marketing',
            folder: 'Shared Documents/Photos',
            name: `Product photo ${day * 9 + index}.jpg`,
          },
          bytes: 8_000_000,
        }),
      ),
    ).flat();
    const requests = requestsOf(person, records, {
      host: 'atlasfoods.sharepoint.com',
      path: '/files/download',
      method: 'GET',
      bytesDown: 8_000_000,
      contentType: 'application/octet-stream',
    });
    return [{ detects: 'night_activity', people: [person.account], records, requests }];
  },
};
