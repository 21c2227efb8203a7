/** Runs the latest request after `delay` ms without another one; `undefined` cancels it. */
export type Delayed = (run: (() => void) | undefined) => void;

export function delayed(): (run: (() => void) | undefined, delay: number) => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return (run, delay) => {
    clearTimeout(timer);
    if (run !== undefined) timer = setTimeout(run, delay);
  };
}
