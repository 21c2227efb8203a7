import { Readable } from 'node:stream';
import { gzipSync } from 'node:zlib';
import { MOST_PUSHED_BYTES } from '@casbah/domain/collection';
import { expect, test } from 'vitest';
import { ApiFailure } from '../http/failure.ts';
import { receivePiece } from './received-piece.ts';

const receive = (sent: string | Uint8Array, encoding: 'identity' | 'gzip' = 'identity') =>
  receivePiece(Readable.from([Buffer.from(sent)]), { encoding, patienceMs: 1000 });
const refusal = async (work: Promise<unknown>): Promise<string> => {
  const error = await work.then(
    () => undefined,
    (cause: unknown) => cause,
  );
  return error instanceof ApiFailure ? error.code : `${error}`;
};
const text = ({ bytes }: { bytes: Uint8Array }): string => Buffer.from(bytes).toString();

test('keeps lines unchanged, and ends the last one', async () => {
  const piece = await receive('one\r\ntwo\nthree');
  expect([text(piece), piece.lines]).toEqual(['one\r\ntwo\nthree\n', 3]);
  expect((await receive('one\ntwo\n')).lines).toBe(2);
});

test('unpacks gzip, whether or not the sender declares it', async () => {
  for (const encoding of ['gzip', 'identity'] as const) {
    const piece = await receive(gzipSync('one\ntwo\n'), encoding);
    expect([text(piece), piece.lines]).toEqual(['one\ntwo\n', 2]);
  }
});

test('stores nothing for an empty body', async () => {
  expect(await receive('')).toMatchObject({ lines: 0 });
  expect(await receive('', 'gzip')).toMatchObject({ lines: 0 });
});

test('refuses a body that is too large, packed or unpacked', async () => {
  const most = Buffer.alloc(MOST_PUSHED_BYTES, 'a line of log\n');
  expect((await receive(most)).lines).toBeGreaterThan(0);
  expect(await refusal(receive(Buffer.concat([most, most.subarray(0, 1)])))).toBe('TOO_LARGE');
  // A thousandth of its unpacked size.
  expect(await refusal(receive(gzipSync(Buffer.alloc(MOST_PUSHED_BYTES * 4, 'a\n')), 'gzip'))).toBe(
    'TOO_LARGE',
  );
});

test('rejects binary data, because it would corrupt other pushed lines', async () => {
  expect(await refusal(receive(Buffer.from([0x7f, 0x45, 0x4c, 0x46, 0, 0, 0, 1])))).toBe('UNPROCESSABLE');
  expect(await refusal(receive('no gzip at all', 'gzip'))).toBe('UNPROCESSABLE');
  expect(await refusal(receive(gzipSync('cut off in the middle').subarray(0, 20), 'gzip'))).toBe(
    'UNPROCESSABLE',
  );
});

test("gives up on a body that doesn't arrive", async () => {
  const body = new Readable({ read() {} });
  body.push('half a li');
  expect(await refusal(receivePiece(body, { encoding: 'identity', patienceMs: 20 }))).toBe('BODY_STALLED');
});
