import type { FileType } from '../../document/file-type.ts';
import { RECOGNIZED_FORMATS, type TextRecognition } from './text-recognition.ts';

export interface TesseractOptions {
  /** Folder with files such as `eng.traineddata.gz`. Never an address: nothing is downloaded. */
  readonly languageData: string;
  /** As the files are named: `eng`, `deu`. */
  readonly languages: readonly string[];
}

/** What is used of the tesseract.js package, version 5 and later. */
interface TesseractWorker {
  recognize(image: Buffer): Promise<{ readonly data: { readonly text: string } }>;
  terminate(): Promise<unknown>;
}

const LSTM = 1;

/**
 * Text recognition with tesseract.js where the package and its language data are installed, else undefined. One picture at a
 * time; an aborted one ends its worker, the next picture starts another.
 */
export async function openTesseract(
  options: TesseractOptions,
  load: () => Promise<unknown> = importTesseract,
): Promise<TextRecognition | undefined> {
  // The package takes anything with a scheme for an address and would fetch it.
  if (/^[a-z][a-z\d+.-]+:/i.test(options.languageData) || options.languages.length === 0) return undefined;
  const create = workerFactory(await load().catch(() => undefined));
  if (create === undefined) return undefined;
  const start = (): Promise<TesseractWorker> =>
    create(options.languages.join('+'), LSTM, {
      langPath: options.languageData,
      cacheMethod: 'none',
      gzip: true,
      // Errors come with the promise; by default they would end the process.
      errorHandler: () => undefined,
    });
  let worker: TesseractWorker | undefined;
  try {
    worker = await start();
  } catch {
    return undefined;
  }
  const end = async (): Promise<void> => {
    const ended = worker;
    worker = undefined;
    await ended?.terminate();
  };
  return {
    recognize: async (image: Buffer, type: FileType, signal: AbortSignal): Promise<string> => {
      if (!RECOGNIZED_FORMATS.has(type.id)) throw new Error(`No text recognition in ${type.id}`);
      signal.throwIfAborted();
      worker ??= await start();
      const { promise, reject } = Promise.withResolvers<never>();
      const abort = (): void => reject(signal.reason);
      signal.addEventListener('abort', abort, { once: true });
      try {
        const { data } = await Promise.race([worker.recognize(image), promise]);
        return data.text;
      } catch (error) {
        await end();
        throw error;
      } finally {
        signal.removeEventListener('abort', abort);
      }
    },
    close: end,
  };
}

/** The name is a variable, since the package is optional: types and bundlers don't look for it. */
async function importTesseract(): Promise<unknown> {
  const name: string = 'tesseract.js';
  return await import(name);
}

type WorkerFactory = (
  languages: string,
  engine: number,
  options: Readonly<Record<string, unknown>>,
) => Promise<TesseractWorker>;

function workerFactory(module: unknown): WorkerFactory | undefined {
  if (typeof module !== 'object' || module === null) return undefined;
  if ('createWorker' in module && isFactory(module.createWorker)) return module.createWorker;
  return 'default' in module ? workerFactory(module.default) : undefined;
}

function isFactory(value: unknown): value is WorkerFactory {
  return typeof value === 'function';
}
