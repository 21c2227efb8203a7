import { describe, expect, it } from 'vitest';
import { openTesseract } from './tesseract.ts';

const PNG = { id: 'png', class: 'image', mediaType: 'image/png' } as const;
const OPTIONS = { languageData: '/data', languages: ['eng', 'deu'] };

/** The package with a worker that gives what a test says, and the calls it got. */
function fake(recognize: (image: Buffer) => Promise<{ data: { text: string } }>) {
  const calls: unknown[] = [];
  const module = {
    default: {
      createWorker: async (languages: string, engine: number, options: { readonly langPath: string }) => {
        calls.push([languages, engine, options.langPath]);
        return { recognize, terminate: async () => calls.push('ended') };
      },
    },
  };
  return { calls, load: async () => module };
}

describe('text recognition with tesseract.js', () => {
  it('is absent without the package or its language data', async () => {
    expect(await openTesseract(OPTIONS, () => Promise.reject(new Error('not found')))).toBeUndefined();
    expect(await openTesseract(OPTIONS, async () => ({}))).toBeUndefined();
    const createWorker = () => Promise.reject(new Error('no data'));
    expect(await openTesseract(OPTIONS, async () => ({ createWorker }))).toBeUndefined();
  });

  it('never takes an address for language data', async () => {
    const { calls, load } = fake(async () => ({ data: { text: '' } }));
    expect(
      await openTesseract({ ...OPTIONS, languageData: 'https://example.com/data' }, load),
    ).toBeUndefined();
    expect(calls).toEqual([]);
  });

  it('recognizes text with the languages that are installed', async () => {
    const { calls, load } = fake(async (image) => ({ data: { text: `${image.length} bytes` } }));
    const recognition = await openTesseract(OPTIONS, load);
    expect(await recognition?.recognize(Buffer.alloc(7), PNG, new AbortController().signal)).toBe('7 bytes');
    await recognition?.close();
    expect(calls).toEqual([['eng+deu', 1, '/data'], 'ended']);
  });

  it('ends a worker whose picture is aborted and starts another', async () => {
    const { calls, load } = fake((image) =>
      image.length === 0 ? new Promise(() => undefined) : Promise.resolve({ data: { text: 'text' } }),
    );
    const recognition = await openTesseract(OPTIONS, load);
    const controller = new AbortController();
    const hanging = recognition?.recognize(Buffer.alloc(0), PNG, controller.signal);
    controller.abort(new Error('late'));
    await expect(hanging).rejects.toThrow('late');
    expect(await recognition?.recognize(Buffer.alloc(1), PNG, new AbortController().signal)).toBe('text');
    expect(calls).toEqual([['eng+deu', 1, '/data'], 'ended', ['eng+deu', 1, '/data']]);
  });

  it('refuses formats that it does not read', async () => {
    const { load } = fake(async () => ({ data: { text: '' } }));
    const recognition = await openTesseract(OPTIONS, load);
    const heic = { id: 'heic', class: 'image', mediaType: 'image/heic' } as const;
    await expect(recognition?.recognize(Buffer.alloc(1), heic, new AbortController().signal)).rejects.toThrow(
      'heic',
    );
  });
});
