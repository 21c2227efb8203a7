import { HOUR_MS, MINUTE_MS } from '@casbah/domain/time-units';
import { officeClient, PLACES } from '../client.ts';
import { type DriveFile, driveRecord } from '../google-workspace.ts';
import { fileRecord } from '../sharepoint.ts';
import type { Plot } from './story.ts';

/** Files of a launch that anyone on the web can open. */
export const launchPublic: Plot = {
  id: 'launch-public',
  title: 'A launch becomes public before its time',
  told: 'A person in Marketing makes a dozen Drive files about a new product public on the web, and shares others with private addresses of an agency.',
  act(stage) {
    const person = stage.cast('Marketing', 'squid');
    const people = [person.account];
    const client = officeClient(person);
    const start = stage.atWork(stage.days - 7, 14.2);
    const fileOf = (index: number, visibility: DriveFile['visibility']): DriveFile => ({
      title: `Launch 2027 concept ${index}`,
      type: index % 2 === 0 ? 'presentation' : 'document',
      owner: person,
      visibility,
    });
    const published = Array.from({ length: 12 }, (_, index) =>
      driveRecord(
        { time: start + index * MINUTE_MS, actor: person, client },
        'change_document_visibility',
        fileOf(index, 'public_on_the_web'),
        {
          visibility_change: 'external',
          target_domain: 'all',
          old_value: ['private'],
          new_value: ['public_on_the_web'],
          old_visibility: 'private',
        },
      ),
    );
    const shared = Array.from({ length: 6 }, (_, index) =>
      driveRecord(
        { time: start + (20 + index) * MINUTE_MS, actor: person, client },
        'change_user_access',
        fileOf(20 + index, 'shared_externally'),
        {
          visibility_change: 'external',
          target_user: `layout.${index % 2 === 0 ? 'nuit' : 'atelier'}@mailbox-north.example`,
          old_value: ['none'],
          new_value: ['can_edit'],
          old_visibility: 'private',
        },
      ),
    );
    return [
      { detects: 'public_sharing', people, records: published },
      { detects: 'external_sharing', people, records: shared },
    ];
  },
};

/** A link to salaries that needs no sign-in. */
export const salariesLink: Plot = {
  id: 'salaries-link',
  title: 'A link to salaries is passed on',
  told: 'A person in Human resources creates a link without sign-in for a list of salaries. In the next two days it is opened 24 times from six addresses abroad.',
  act(stage) {
    const person = stage.cast('Human resources', 'squid');
    const people = [person.account];
    const day = stage.days - 6;
    const document = { site: '/sites/HR', folder: 'Shared Documents/Payroll', name: 'Salaries 2026.xlsx' };
    const link = { EventData: '<Type>View</Type>', UniqueSharingId: 'c0a8f6de-5d1b-4a52-9c6e-3b7f19d2a844' };
    const created = fileRecord({
      time: stage.atWork(day, 9.5),
      actor: person,
      client: officeClient(person),
      operation: 'AnonymousLinkCreated',
      document,
      isSharing: true,
      details: link,
    });
    const used = Array.from({ length: 24 }, (_, index) =>
      fileRecord({
        time: stage.atWork(day, 12) + index * 1.6 * HOUR_MS,
        actor: 'anonymous',
        client: {
          address: `192.0.2.${10 + (index % 6) * 7}`,
          place: PLACES.hanoi,
          userAgent: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:144.0) Gecko/20100101 Firefox/144.0',
        },
        operation: 'AnonymousLinkUsed',
        document,
        isSharing: true,
        details: link,
      }),
    );
    return [
      { detects: 'public_sharing', people, records: [created] },
      { detects: 'anonymous_link_access', people, records: used },
    ];
  },
};
