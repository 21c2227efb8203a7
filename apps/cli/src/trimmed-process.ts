/**
 * glibc keeps up to 64 MB of freed memory for each thread once a large piece was freed, as V8 frees some when it compiles: at
 * rest a third of the server's memory was empty. With a threshold that is set it gives memory back.
 */
const TRIM_THRESHOLD = { MALLOC_TRIM_THRESHOLD_: String(128 * 1024) };

/** Begins the process again, in its place, where glibc doesn't have the threshold yet: it only reads it at the beginning. */
export function trimProcess(): void {
  if (process.platform !== 'linux' || process.env.MALLOC_TRIM_THRESHOLD_ !== undefined) return;
  const command = [process.execPath, ...process.execArgv, ...process.argv.slice(1)];
  process.execve?.(process.execPath, command, { ...process.env, ...TRIM_THRESHOLD });
}
