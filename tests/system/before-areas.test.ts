import { execFile } from 'node:child_process';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { Casbah, Person } from './casbah.ts';

// A data folder that the last commit before areas registered themselves made: a company with traffic, tags, decisions,
// people, groups, saved filters of each list, a report schedule and history; and what its calls answered then.
const kept = (name: string) => readFile(new URL(`before-areas/${name}`, import.meta.url));

const entry = z.looseObject({ sequence: z.number() });
let casbah: Casbah;
let person: Person;
let answers: Record<string, unknown>;

beforeAll(async () => {
  answers = z.record(z.string(), z.unknown()).parse(JSON.parse((await kept('answers.json')).toString()));
  casbah = await Casbah.start({}, async (dataFolder) => {
    const tar = join(dirname(dataFolder), 'data.tar');
    await writeFile(tar, await promisify(brotliDecompress)(await kept('data.tar.br')));
    await promisify(execFile)('tar', ['-xf', tar, '-C', dirname(dataFolder)]);
    await rm(tar);
  });
  person = new Person(casbah);
  await person.signIn();
});
afterAll(() => casbah.dispose());

async function answerOf(asked: string): Promise<unknown> {
  const [, resource, app] = /^list (\S+) ?(\S*)$/.exec(asked) ?? [];
  const response =
    resource === undefined
      ? await person.fetch(asked)
      : await person.fetch(`/controls/make_api_request?resource=${resource}`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ action: 'list', params: app === '' ? {} : { app } }),
        });
  expect([asked, response.status]).toEqual([asked, 200]);
  const text = await response.text();
  return response.headers.get('content-type')?.includes('ndjson')
    ? text
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line))
    : JSON.parse(text);
}

test('a data folder made before areas registered themselves is migrated and answers as it did', async () => {
  for (const [asked, answer] of Object.entries(answers).filter(([path]) => !path.startsWith('/history/')))
    expect({ [asked]: await answerOf(asked) }).toMatchObject({ [asked]: answer });
});

test('its history can be read and is still proven; older entries get the names of their events', async () => {
  const { entries: then } = z
    .object({ entries: z.array(entry) })
    .parse(answers['/history/entries?limit=500']);
  const { entries: now } = z
    .object({ entries: z.array(entry) })
    .parse(await answerOf('/history/entries?limit=500'));
  const last = then[0]?.sequence ?? 0;
  expect(now.filter(({ sequence }) => sequence <= last)).toMatchObject(then);
  expect(now.filter(({ event }) => !/^[a-z_]+\.[a-z_]+$/.test(String(event)))).toEqual([]);
  expect(await answerOf('/history/verify?fresh=true')).toMatchObject({
    state: 'intact',
    entries: now.length,
    fault: null,
  });
});
