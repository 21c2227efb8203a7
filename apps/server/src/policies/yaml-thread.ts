import { Worker } from 'node:worker_threads';
import { Rpc, ThreadEnded } from '@casbah/rpc/rpc';
import type { ParsedYaml, yaml } from './yaml.ts';

const DEADLINE_MS = 10_000;
const MOST_MEMORY_MB = 512;

/** Reads and writes YAML in a thread of its own, because a large file takes seconds. */
export const yamlThread = {
  parse: async (text: string): Promise<ParsedYaml> => {
    try {
      return await inThread((rpc) => rpc.call('parse', text));
    } catch (error) {
      if (error instanceof ThreadEnded) return { line: 1, problem: 'The file is too large or too complex' };
      throw error;
    }
  },
  write: (value: unknown): Promise<string> => inThread((rpc) => rpc.call('write', value)),
};

async function inThread<Result>(ask: (rpc: Rpc<typeof yaml>) => Promise<Result>): Promise<Result> {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), {
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: MOST_MEMORY_MB },
  });
  const deadline = setTimeout(() => void worker.terminate(), DEADLINE_MS);
  try {
    return await ask(new Rpc<typeof yaml>(worker, {}));
  } finally {
    clearTimeout(deadline);
    await worker.terminate();
  }
}
