/** Runs what was last asked for, once nothing else was asked for during `delay` ms; `undefined` takes back what waits. */
export type Delayed = (run: (() => void) | undefined) => void;

export function delayed(): (run: (() => void) | undefined, delay: number) => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return (run, delay) => {
    clearTimeout(timer);
    if (run !== undefined) timer = setTimeout(run, delay);
  };
}
