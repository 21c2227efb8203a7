/**
 * glibc keeps up to 64 MB of freed memory per thread after a large block was freed, as V8's compiler does: a third of
 * an idle server's memory. A fixed threshold makes it return memory.
 */
const TRIM_THRESHOLD = { MALLOC_TRIM_THRESHOLD_: String(128 * 1024) };

/** Restarts the process in place if glibc has no threshold yet, because it reads it only at startup. */
export function trimProcess(): void {
  if (process.platform !== 'linux' || process.env.MALLOC_TRIM_THRESHOLD_ !== undefined) return;
  const command = [process.execPath, ...process.execArgv, ...process.argv.slice(1)];
  process.execve?.(process.execPath, command, { ...process.env, ...TRIM_THRESHOLD });
}
