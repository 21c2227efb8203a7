import { mkdtempSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Ask, asking } from './ask.ts';
import { LANES } from './lanes.ts';
import { type EventEngine, startEventEngine } from './start.ts';

let folder: string;
let engine: EventEngine;
let ask: Ask;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'casbah-left-reads-'));
  engine = await startEventEngine({ folder });
  ask = asking(engine);
});
afterAll(async () => {
  ask?.close();
  await engine?.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** Sends a query and disconnects after this many milliseconds. */
async function leave(after: number): Promise<void> {
  const gone = Promise.withResolvers<void>();
  const sent = request(engine.url, {
    method: 'POST',
    headers: { 'X-ClickHouse-User': engine.username, 'X-ClickHouse-Key': engine.password },
  });
  sent.on('response', (response) => response.resume());
  sent.on('error', () => gone.resolve());
  sent.on('close', () => gone.resolve());
  sent.end('SELECT number FROM numbers(100000) FORMAT JSONEachRow');
  setTimeout(() => sent.destroy(), after);
  await gone.promise;
}

test('clients that disconnect at any moment occupy no slot: the next reads are answered', async () => {
  // Disconnects so early that the query has yet to open its pipe without a reader. Each used to occupy a slot
  // forever.
  for (let round = 0; round < 30; round++)
    await Promise.all(Array.from({ length: 40 }, (_, index) => leave(index * 0.3)));
  const all = Array.from({ length: LANES.read.running }, (_, index) => ask.text(`SELECT ${index}`));
  expect(await Promise.all(all)).toEqual(all.map((_, index) => String(index)));
});
