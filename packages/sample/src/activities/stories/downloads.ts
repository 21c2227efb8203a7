import { SECOND_MS } from '@casbah/domain/time-units';
import type { Department, Person } from '../../company.ts';
import type { Random } from '../../random.ts';
import type { Request } from '../../request.ts';
import { request } from '../../stories.ts';
import type { AppRecord } from '../app-record.ts';
import { officeClient } from '../client.ts';
import { documentOf } from '../documents.ts';
import { fileRecord } from '../sharepoint.ts';

/** Downloads of many different files, one after the other, as SharePoint and the site's proxy log them. */
export function downloads(
  person: Person,
  departments: readonly Department[],
  { start, count, random }: { start: number; count: number; random: Random },
): { records: AppRecord[]; requests: Request[] } {
  const records: AppRecord[] = [];
  const requests: Request[] = [];
  const client = officeClient(person);
  let time = start;
  for (let index = 0; index < count; index++) {
    time += random.integer(4, 14) * SECOND_MS;
    const bytes = Math.round(random.logNormal(900_000, 1));
    records.push(
      fileRecord({
        time,
        actor: person,
        client,
        operation: 'FileDownloaded',
        document: documentOf(random.pick(departments), random, 900),
        bytes,
      }),
    );
    requests.push(
      request(person, time, 'atlasfoods.sharepoint.com', '/files/download', {
        method: 'GET',
        bytesDown: bytes,
        contentType: 'application/octet-stream',
      }),
    );
  }
  return { records, requests };
}

/** What the person's site logs of records: a request each, to the same host and path. */
export function requestsOf(
  person: Person,
  records: readonly AppRecord[],
  { host, path, ...over }: Pick<Request, 'host' | 'path'> & Partial<Request>,
): Request[] {
  return records.map(({ time }) => request(person, time, host, path, over));
}
