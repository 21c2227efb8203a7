/**
 * Point a key moves to: arrows by one, Page Up and Down by ten, Home and End to the edges. `undefined` for other keys.
 * Points run left to right in any page direction.
 */
export function pointByKey(key: string, index: number, count: number): number | undefined {
  if (count === 0) return undefined;
  const to: Readonly<Record<string, number>> = {
    ArrowRight: index + 1,
    ArrowDown: index + 1,
    ArrowLeft: index - 1,
    ArrowUp: index - 1,
    PageDown: index + 10,
    PageUp: index - 10,
    Home: 0,
    End: count - 1,
  };
  const wanted = to[key];
  return wanted === undefined ? undefined : Math.min(count - 1, Math.max(0, wanted));
}
