import { HOUR_MS } from '@casbah/domain/time-units';
import { officeClient, syncClient } from '../client.ts';
import { documentOf, extensionOf } from '../documents.ts';
import { fileRecord } from '../sharepoint.ts';
import { requestsOf } from './downloads.ts';
import type { Plot } from './story.ts';

const FILES = 320;
const RESTORED = 40;

/** Files that a program encrypts and renames. */
export const encryptedFiles: Plot = {
  id: 'encrypted-files',
  title: 'Malware encrypts a library',
  told: 'Within ten minutes, the account of a person in Supply chain changes 320 files of the library and appends .locked to their names. Two hours later, IT begins to restore them.',
  act(stage) {
    const person = stage.cast('Supply chain', 'proxysg', 1);
    const client = syncClient(person);
    const start = stage.atWork(stage.days - 3, 13.5);
    const records = Array.from({ length: FILES }, (_, index) => {
      const document = documentOf('Supply chain', stage.random, 900);
      const act = { actor: person, client, document };
      const time = start + index * 1_800;
      return [
        fileRecord({ ...act, time, operation: 'FileModified' }),
        fileRecord({
          ...act,
          time: time + 700,
          operation: 'FileRenamed',
          details: {
            DestinationFileName: `${document.name}.locked`,
            DestinationFileExtension: extensionOf(`${document.name}.locked`),
            DestinationRelativeUrl: document.folder,
          },
        }),
      ];
    }).flat();
    const helper = stage.cast('IT', 'proxysg', 1);
    const restored = records.slice(0, RESTORED).map(({ time }, index) =>
      fileRecord({
        time: time + 2 * HOUR_MS,
        actor: helper,
        client: officeClient(helper),
        operation: 'FileRestored',
        document: documentOf('Supply chain', stage.random.fork(`restored/${index}`), 900),
      }),
    );
    const requests = requestsOf(person, records, {
      host: 'atlasfoods.sharepoint.com',
      path: '/files/upload',
      bytesUp: 600_000,
    });
    return [
      { detects: 'mass_rename', people: [person.account], records, requests },
      { people: [helper.account], records: restored },
    ];
  },
};
