import { ApiError } from '@casbah/contract/client';
import { expect, it } from 'vitest';
import { type TableServer, uploadTable } from './upload-table.ts';

const LARGE = 5 * 1024 * 1024;

/** A server that stores bytes and fails on demand: before a piece, or after it was stored. */
function serverThat(breaks: (attempt: number) => 'no' | 'before' | 'after' | ApiError) {
  let kept = 0;
  let attempts = 0;
  const waits: number[] = [];
  const answer = (size: number) => ({ index_id: 'i', file_name: 'f', size, bytes_received: kept });
  const server: TableServer = {
    announce: async ({ size }) => answer(size),
    send: async (offset, piece) => {
      const how = breaks(attempts);
      attempts += 1;
      if (how instanceof ApiError) throw how;
      if (how === 'before') throw new ApiError(0, undefined);
      expect(offset).toBe(kept);
      kept += piece.size;
      if (how === 'after') throw new ApiError(503, undefined);
      return answer(LARGE);
    },
    received: async () => kept,
    wait: async (milliseconds) => {
      waits.push(milliseconds);
    },
  };
  return { server, waits, kept: () => kept };
}

const file = new File([new Uint8Array(LARGE)], 'customers.csv');
const never = new AbortController().signal;

it('sends a table in pieces and reports progress', async () => {
  const { server, kept } = serverThat(() => 'no');
  const progress: number[] = [];
  await uploadTable(file, server, ({ sent }) => progress.push(sent), never);
  expect(kept()).toBe(LARGE);
  expect(progress.length).toBeGreaterThan(1);
  expect(progress).toEqual([...progress].sort((one, other) => one - other));
});

it('resumes where the server’s bytes end', async () => {
  const { server, kept, waits } = serverThat((attempt) =>
    attempt === 1 ? 'before' : attempt === 2 ? 'after' : 'no',
  );
  const interruptions: unknown[] = [];
  await uploadTable(file, server, ({ interruption }) => interruptions.push(interruption), never);
  expect(kept()).toBe(LARGE);
  expect(waits).toEqual([1000, 3000]);
  expect(interruptions.filter((one) => one !== undefined)).toHaveLength(2);
});

it('stops at an error that a retry can’t fix', async () => {
  const conflict = new ApiError(409, {
    api_response: 10,
    error: 'CONFLICT',
    api_message: 'CONFLICT',
    request_id: 'r',
  });
  const { server } = serverThat(() => conflict);
  await expect(uploadTable(file, server, () => undefined, never)).rejects.toBe(conflict);
});

it('stops when a person stops it', async () => {
  const stop = new AbortController();
  const { server } = serverThat(() => 'no');
  const stopping: TableServer = {
    ...server,
    send: (offset, piece, signal) => {
      stop.abort(new Error('stopped'));
      return server.send(offset, piece, signal);
    },
  };
  await expect(uploadTable(file, stopping, () => undefined, stop.signal)).rejects.toThrow('stopped');
});
