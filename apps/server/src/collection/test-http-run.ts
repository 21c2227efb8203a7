import { type CollectionPlace, collectionPlace } from '@casbah/contract/collection';
import { openHttp } from './http-place.ts';
import { CollectionFailed, type OpenRows } from './place.ts';
import { API_TOKEN, type TestApi } from './test-http-api.ts';

/** Opens the audit log of a test at a time. */
export class HttpRun {
  now: number;
  readonly #api: TestApi;

  constructor(api: TestApi, now: number) {
    this.#api = api;
    this.now = now;
  }

  open(part: object = {}, { token = API_TOKEN, allowedHosts = ['127.0.0.1'] } = {}): OpenRows {
    return openHttp({
      place: httpPlace({ url: `${this.#api.url}/logs?from={from:ms}&until={until:ms}`, ...part }),
      secret: { token },
      limits: { allowedHosts },
      clock: () => this.now,
      signal: new AbortController().signal,
    });
  }
}

export function httpPlace(part: object): Extract<CollectionPlace, { kind: 'http' }> {
  const usual = { kind: 'http', time: 'at', record_id: 'id', next_page: { by: 'link' } };
  const place = collectionPlace.parse({ ...usual, ...part });
  if (place.kind !== 'http') throw new Error(place.kind);
  return place;
}

/** One run from a cursor: the IDs it yields, and the cursor after it. */
export async function runOf(
  rows: OpenRows,
  after: string | null,
): Promise<{ ids: string[]; mark: string | null }> {
  const ids: string[] = [];
  let mark = after;
  const until = (await rows.newestMark()) ?? '';
  for await (const row of rows.rows({ after, until, withUntil: true })) {
    ids.push(JSON.parse(row.line).id);
    mark = row.mark;
  }
  return { ids, mark };
}

/** Why a first run fails. */
export async function failureOf(rows: OpenRows): Promise<{ problem: string; detail: string }> {
  try {
    await runOf(rows, null);
  } catch (error) {
    if (error instanceof CollectionFailed) return { problem: error.problem, detail: error.detail };
    throw error;
  }
  const { unfinished } = rows;
  return unfinished instanceof CollectionFailed ? unfinished : { problem: String(unfinished), detail: '' };
}
