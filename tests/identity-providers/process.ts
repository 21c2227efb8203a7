import { type ChildProcess, spawn } from 'node:child_process';
import { createServer } from 'node:net';

/** A port that no one uses at this moment. */
export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  await new Promise((done) => server.close(done));
  return address instanceof Object ? address.port : 0;
}

/** A server of someone else's, started by a test. */
export class Started {
  readonly #child: ChildProcess;
  #said = '';

  constructor(command: string, args: readonly string[], env: Record<string, string>) {
    // A group of its own: its workers end with it.
    this.#child = spawn(command, args, {
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    });
    for (const stream of [this.#child.stdout, this.#child.stderr])
      stream?.on('data', (piece) => {
        this.#said = `${this.#said}${piece}`.slice(-20_000);
      });
  }

  /** Waits until it answers there. */
  async answers(url: string): Promise<void> {
    for (let tries = 0; tries < 150; tries += 1) {
      if (this.#child.exitCode !== null) throw new Error(`It ended: ${this.#said}`);
      const answer = await fetch(url, { signal: AbortSignal.timeout(3000) }).catch(() => undefined);
      if (answer?.ok === true) return;
      await new Promise((done) => setTimeout(done, 200));
    }
    throw new Error(`Nobody answers at ${url}: ${this.#said}`);
  }

  get said(): string {
    return this.#said;
  }

  async stop(): Promise<void> {
    const { pid, exitCode } = this.#child;
    if (pid === undefined || exitCode !== null) return;
    const ended = new Promise((done) => this.#child.once('exit', done));
    process.kill(-pid, 'SIGTERM');
    const late = setTimeout(() => process.kill(-pid, 'SIGKILL'), 5000);
    await ended;
    clearTimeout(late);
  }
}
