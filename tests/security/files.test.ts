import { crc32, deflateRawSync } from 'node:zlib';
import { LOAD_STATUS } from '@casbah/domain/datasource';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Casbah, Person } from '../system/casbah.ts';

let casbah: Casbah;
let nadia: Person;
let source = '';
beforeAll(async () => {
  casbah = await Casbah.start();
  nadia = await Person.first(casbah);
  source = await nadia.source('Proxy');
});
afterAll(() => casbah.dispose());

const LINE =
  '1795162462.000 90 192.0.2.7 TCP_MISS/200 1200 GET http://www.example/ emma DIRECT/- text/html\n';

/** A zip with one compressed file that `entries` names share: each name unpacks the same bytes again. */
function zipOf(content: Buffer, entries: number): Buffer {
  const packed = deflateRawSync(content);
  const facts = (name: string, isCentral: boolean): Buffer => {
    const head = Buffer.alloc(isCentral ? 46 : 30);
    head.writeUInt32LE(isCentral ? 0x02014b50 : 0x04034b50, 0);
    const at = isCentral ? 2 : 0;
    if (isCentral) head.writeUInt16LE(20, 4);
    head.writeUInt16LE(20, 4 + at);
    head.writeUInt16LE(8, 8 + at);
    head.writeUInt32LE(crc32(content), 14 + at);
    head.writeUInt32LE(packed.length, 18 + at);
    head.writeUInt32LE(content.length, 22 + at);
    head.writeUInt16LE(name.length, 26 + at);
    return Buffer.concat([head, Buffer.from(name)]);
  };
  const local = Buffer.concat([facts('f0000.log', false), packed]);
  const names = Array.from({ length: entries }, (_, at) => `f${String(at).padStart(4, '0')}.log`);
  const central = Buffer.concat(names.map((name) => facts(name, true)));
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(entries, 8);
  end.writeUInt16LE(entries, 10);
  end.writeUInt32LE(central.length, 12);
  end.writeUInt32LE(local.length, 16);
  return Buffer.concat([local, central, end]);
}

test('a zip is read, and one whose entries share bytes is refused', async () => {
  const honest = await nadia.upload(source, 'honest.zip', zipOf(Buffer.from(LINE), 1));
  expect([honest.status, honest.events]).toEqual([LOAD_STATUS.completed, 1]);
  const bomb = await nadia.upload(source, 'bomb.zip', zipOf(Buffer.from(LINE.repeat(20_000)), 500));
  expect([bomb.status, bomb.events]).toEqual([LOAD_STATUS.failed, 0]);
});
