/** Not every browser names the origins around a frame; the address that led here does in all of them. */
export function originAround(ancestor: string | undefined, referrer: string): string | undefined {
  const around = ancestor ?? referrer;
  if (!URL.canParse(around)) return undefined;
  const { origin } = new URL(around);
  return origin === 'null' ? undefined : origin;
}
