import { ApiError } from '@casbah/contract/client';
import type { Load } from '@casbah/contract/datasources';
import type { ErrorCode } from '@casbah/contract/error';
import { LOAD_STATUS } from '@casbah/domain/datasource';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type UploadProgress, type UploadServer, upload } from './upload.ts';

const MEGABYTE = 1024 * 1024;

function blank(size: number): Load {
  return {
    id: 'load',
    datasource_id: 'source',
    file_name: 'proxy.log',
    size,
    status: LOAD_STATUS.pending,
    bytes_received: 0,
    progress: 0,
    lines: 0,
    events: 0,
    rejects: 0,
    signs: 0,
    users_by_address: 0,
    signs_left_out: false,
    formats: [],
    error: null,
    duplicate_of: null,
    first_event: null,
    last_event: null,
    created_on: '2026-11-21T08:00:00.000Z',
    finished_on: null,
  };
}

function refusal(status: number, error: ErrorCode): ApiError {
  return new ApiError(status, { api_response: 10, error, api_message: error, request_id: 'r' });
}

/** A server that stores bytes and fails on demand: before a chunk, or after storing part of it. */
function serverThat(breaks: (attempt: number) => 'no' | 'before' | 'after' | ApiError) {
  let load: Load | undefined;
  let kept = new Uint8Array(0);
  let attempts = 0;
  const waits: number[] = [];
  const current = () => {
    if (load === undefined) throw refusal(404, 'NOT_FOUND');
    return load;
  };
  const server: UploadServer = {
    unfinished: async () => undefined,
    announce: async (file) => {
      load = blank(file.size);
      return load;
    },
    send: async (_, offset, piece) => {
      const how = breaks(attempts);
      attempts += 1;
      if (how instanceof ApiError) throw how;
      if (how === 'before') throw new ApiError(0, undefined);
      if (offset !== kept.length) throw refusal(409, 'UPLOAD_OFFSET_WRONG');
      const bytes = new Uint8Array(await piece.arrayBuffer());
      const taken = how === 'after' ? bytes.subarray(0, Math.floor(bytes.length / 2)) : bytes;
      const joined = new Uint8Array(kept.length + taken.length);
      joined.set(kept);
      joined.set(taken, kept.length);
      kept = joined;
      const { size } = current();
      load = {
        ...current(),
        bytes_received: kept.length,
        status: kept.length === size ? LOAD_STATUS.queued : LOAD_STATUS.pending,
      };
      if (how === 'after') throw new ApiError(0, undefined);
      return load;
    },
    state: async () => current(),
    wait: async (milliseconds) => {
      waits.push(milliseconds);
    },
  };
  return { server, waits, kept: () => kept, attempts: () => attempts };
}

function fileOf(size: number): { file: File; bytes: Uint8Array<ArrayBuffer> } {
  const bytes = Uint8Array.from({ length: size }, (_, index) => (index * 31 + (index >> 8)) % 256);
  return { file: new File([bytes], 'proxy.log'), bytes };
}

function isSame(a: Uint8Array, b: Uint8Array): boolean {
  return a.length === b.length && a.every((byte, index) => byte === b[index]);
}

const never = new AbortController().signal;

describe('upload', () => {
  test('every byte arrives once and in order, whatever fails', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 0, max: 5 * MEGABYTE }),
        fc.array(fc.constantFrom('no' as const, 'before' as const, 'after' as const), { maxLength: 8 }),
        async (size, plan) => {
          const { file, bytes } = fileOf(size);
          const { server, kept } = serverThat((attempt) => plan[attempt] ?? 'no');
          const load = await upload(file, server, () => undefined, never);
          expect(load.status).toBe(LOAD_STATUS.queued);
          expect(isSame(kept(), bytes)).toBe(true);
        },
      ),
      { numRuns: 25 },
    );
  });

  test('reports an interruption, and waits 1, 3 and 6 seconds', async () => {
    const { file } = fileOf(10);
    const { server, waits } = serverThat((attempt) => (attempt < 4 ? 'before' : 'no'));
    const told: UploadProgress[] = [];
    await upload(file, server, (progress) => told.push(progress), never);
    expect(waits).toEqual([1000, 3000, 6000, 6000]);
    expect(told.filter(({ interruption }) => interruption !== undefined)).toHaveLength(4);
    expect(told.at(-1)?.interruption).toBeUndefined();
  });

  test('is ready once announced, then uploading, and ends completed, failed or aborted [PF-S045]', async () => {
    const run = async (server: UploadServer, signal = never): Promise<string[]> => {
      const seen: string[] = [];
      await upload(
        fileOf(10).file,
        server,
        ({ load }) => seen.push(load.bytes_received === 0 ? 'ready' : 'uploading'),
        signal,
      ).then(
        () => seen.push('completed'),
        (error: unknown) => seen.push(error instanceof ApiError ? 'failed' : 'aborted'),
      );
      return seen;
    };
    expect(await run(serverThat(() => 'no').server)).toEqual(['ready', 'uploading', 'completed']);
    expect(await run(serverThat(() => refusal(403, 'DENIED')).server)).toEqual(['ready', 'failed']);
    const stopped = AbortSignal.abort(new Error('stopped'));
    expect(await run(serverThat(() => 'no').server, stopped)).toEqual(['ready', 'aborted']);
  });

  test('resumes the unfinished upload of the same file', async () => {
    const { file, bytes } = fileOf(3000);
    const { server, kept } = serverThat((attempt) => (attempt === 0 ? 'after' : 'no'));
    const gaveUp = new AbortController();
    const first = upload(
      file,
      { ...server, wait: async () => gaveUp.abort(new Error('page closed')) },
      () => undefined,
      gaveUp.signal,
    );
    await expect(first).rejects.toThrow('page closed');
    const unfinished = await server.state('load');
    expect(unfinished.bytes_received).toBe(1500);
    await upload(file, { ...server, unfinished: async () => unfinished }, () => undefined, never);
    expect(isSame(kept(), bytes)).toBe(true);
  });

  test('waits for a full disk, but not for a file that is too large', async () => {
    const { file } = fileOf(10);
    const full = serverThat((attempt) => (attempt === 0 ? refusal(507, 'NO_SPACE') : 'no'));
    await expect(upload(file, full.server, () => undefined, never)).resolves.toMatchObject({
      bytes_received: 10,
    });
    const tooLarge = serverThat(() => refusal(413, 'TOO_LARGE'));
    await expect(upload(file, tooLarge.server, () => undefined, never)).rejects.toMatchObject({
      status: 413,
    });
    expect(tooLarge.attempts()).toBe(1);
  });
});
