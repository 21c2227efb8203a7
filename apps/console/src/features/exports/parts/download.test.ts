import { ApiError } from '@casbah/contract/client';
import { EXPORT_DOWNLOAD_MS } from '@casbah/domain/export';
import { HOUR_MS } from '@casbah/domain/time-units';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { download, type FileSink } from './download.ts';
import { downloadMessage } from './download-message.ts';

const before = globalThis.fetch;
let answer: (signal: AbortSignal | null | undefined) => Response | Promise<Response>;
beforeEach(() => {
  globalThis.fetch = async (_input, init) => answer(init?.signal);
});
afterEach(() => {
  globalThis.fetch = before;
});

function sink() {
  const file = { name: '', text: '', end: 'open' };
  const opened: FileSink = {
    async write(bytes) {
      file.text += new TextDecoder().decode(bytes);
    },
    async close() {
      file.end = 'closed';
    },
    async abort() {
      file.end = 'aborted';
    },
  };
  const open = async (name: string) => {
    file.name = name;
    return opened;
  };
  return { file, open };
}

const bodyOf = (...pieces: string[]) =>
  new ReadableStream<Uint8Array>({
    start(controller) {
      for (const piece of pieces) controller.enqueue(new TextEncoder().encode(piece));
      controller.close();
    },
  });

test('bytes go to the file as they arrive, under the name that the server gives [PF-X028] [PF-K013]', async () => {
  answer = () =>
    new Response(bodyOf('a,', 'b'), {
      headers: { 'content-disposition': 'attachment; filename="plan.csv.gz"' },
    });
  const { file, open } = sink();
  const sizes: number[] = [];
  await download('/exports/activities', {
    open,
    onBytes: (bytes) => sizes.push(bytes),
    signal: new AbortController().signal,
  });
  expect(file).toEqual({ name: 'plan.csv.gz', text: 'a,b', end: 'closed' });
  expect(sizes).toEqual([2, 3]);
  expect(EXPORT_DOWNLOAD_MS).toBe(HOUR_MS);
});

test('a refusal opens no file, and has the error of the server', async () => {
  answer = () => Response.json({ error: 'DENIED', api_message: 'No', request_id: 'r' }, { status: 403 });
  const { file, open } = sink();
  const failed = await download('/exports/activities', {
    open,
    onBytes: () => undefined,
    signal: new AbortController().signal,
  }).catch((error: unknown) => error);
  expect(failed).toBeInstanceOf(ApiError);
  expect(downloadMessage(failed)).toBe('MSG_EXPORT_DOWNLOAD_DENIED');
  expect(file.name).toBe('');
});

test('a download that breaks off or is canceled leaves no file', async () => {
  answer = () =>
    new Response(
      new ReadableStream<Uint8Array>({
        pull: (controller) => controller.error(new TypeError('terminated')),
      }),
    );
  const { file, open } = sink();
  await expect(
    download('/x', { open, onBytes: () => undefined, signal: new AbortController().signal }),
  ).rejects.toThrow('terminated');
  expect(file.end).toBe('aborted');
});
