/** Some browsers don't expose the origins around a frame, but all have the referrer. */
export function originAround(ancestor: string | undefined, referrer: string): string | undefined {
  const around = ancestor ?? referrer;
  if (!URL.canParse(around)) return undefined;
  const { origin } = new URL(around);
  return origin === 'null' ? undefined : origin;
}
