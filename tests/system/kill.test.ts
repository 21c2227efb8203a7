import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import type { Load } from '@casbah/contract/datasources';
import { LOAD_STATUS } from '@casbah/domain/datasource';
import { isoTime } from '@casbah/domain/iso-time';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Casbah, COMPANY, Person } from './casbah.ts';

const START = Date.UTC(2026, 9, 1) / 1000;
/** `CASBAH_SOAK=1` kills more often: by day, one round of each kind is enough. */
const isSoak = process.env.CASBAH_SOAK === '1';
const KILLS = isSoak ? 20 : 3;
/** How files are packed. By day a packed file is killed in `upload-to-events.store.test.ts`, without a server around it. */
const FILES: readonly [kind: string, lines: number, pack: (text: string) => Buffer][] = [
  // More than two batches.
  ['plain', 700_000, (text) => Buffer.from(text)],
  ['gzip', 200_000, (text) => gzipSync(text, { level: 1 })],
];

/** Lines with distinct byte counts, so loss and duplication change the sums; every 97th is invalid in every format. */
function squidLog(
  lines: number,
  label: string,
): { text: string; events: number; rejects: number; bytes: number } {
  const text: string[] = [];
  let events = 0;
  let bytes = 0;
  for (let line = 1; line <= lines; line++) {
    if (line % 97 === 0) text.push(`line ${line} of ${label} says nothing`);
    else {
      events += 1;
      bytes += line;
      text.push(
        `${START + line}.000 5 10.0.${line % 9}.1 TCP_MISS/200 ${line} GET http://${label}${line % 13}.example/${line} u${line % 40} HIER_DIRECT/192.0.2.1 text/html`,
      );
    }
  }
  return { text: `${text.join('\n')}\n`, events, rejects: lines - events, bytes };
}

describe('kill -9 of any process at any moment', () => {
  let casbah: Casbah;
  let person: Person;
  beforeAll(async () => {
    casbah = await Casbah.start();
    person = await Person.first(casbah);
  });
  afterAll(() => casbah?.dispose());

  /** The server's children: the event engine. */
  function children(): number[] {
    const { pid } = casbah;
    return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')
      .trim()
      .split(' ')
      .map(Number)
      .filter(Boolean);
  }

  /** The whole of Casbah dies and is started again, or only its event engine, which it starts again itself. */
  async function kill(round: number): Promise<void> {
    if (round % 3 === 2) {
      for (const pid of children()) process.kill(pid, 'SIGKILL');
      return;
    }
    await casbah.end('SIGKILL');
    await casbah.begin();
    await person.signIn(COMPANY.email, COMPANY.password);
  }

  const stateOf = (id: string): Promise<Load> =>
    person.client.call('GET /admin/loads/{id}', { params: { id } });
  const isOver = ({ status }: Load) => status === LOAD_STATUS.completed || status === LOAD_STATUS.failed;

  test.each(isSoak ? FILES : FILES.slice(0, 1))(
    'again and again during the upload and the reading of a %s file, then resume: no line lost, none twice',
    async (kind, lines, pack) => {
      const log = squidLog(lines, kind);
      const bytes = new Uint8Array(pack(log.text));
      const source = await person.source(`Proxy ${kind}`);
      const { id } = await person.client.call('POST /admin/datasources/{id}/loads', {
        params: { id: source },
        body: { file_name: 'access.log', size: bytes.length },
      });
      let over = false;
      const killing = (async () => {
        for (let round = 0; round < KILLS && !over; round++) {
          await sleep(100 + Math.random() * 1400);
          await kill(round);
        }
      })();
      // A client as people have them: it sends what is missing, asks again when no one answers, and continues.
      const piece = Math.ceil(bytes.length / 40);
      let load: Load | undefined;
      while (load === undefined || !isOver(load)) {
        try {
          load = await stateOf(id);
          const from = load.bytes_received;
          if (load.status === LOAD_STATUS.pending)
            await person.send(id, from, bytes.slice(from, from + piece));
          else await sleep(20);
        } catch {
          await sleep(50);
        }
      }
      over = true;
      await killing;
      load = await stateOf(id);
      expect(load).toMatchObject({
        status: LOAD_STATUS.completed,
        lines,
        events: log.events,
        rejects: log.rejects,
      });
      const found = await person.client.call('GET /admin/datasources/{id}', { params: { id: source } });
      expect(found).toMatchObject({ events: log.events, rejects: log.rejects });
      const range = {
        from: isoTime(START * 1000),
        to: isoTime((START + 1_000_000) * 1000),
      };
      const filter = `source = "Proxy ${kind}"`;
      const summary = await person.client.call('GET /audit/summary', { query: { ...range, filter } });
      expect(summary).toMatchObject({ requests: log.events, bytes_down: log.bytes, users: 40 });
      // The roll-ups say the same as the events do.
      const single = await person.client.call('GET /audit/summary', {
        query: { ...range, filter: `${filter} and exists url` },
      });
      expect(single).toMatchObject({ requests: log.events, bytes_down: log.bytes });
    },
    600_000,
  );
});
