/**
 * The path of this server that a person wanted to go to, or `undefined` for anything else: another host, a scheme, what a
 * browser would read as either. No open redirect.
 */
export function ownPath(wanted: string | undefined): string | undefined {
  // A browser drops tabs and line ends inside an address and reads `\` as `/`: `/\evil.example` leaves this server.
  if (wanted === undefined || !wanted.startsWith('/') || /[\p{Cc}\p{Cf}\p{Zs}\p{Zl}\p{Zp}\\]/u.test(wanted))
    return undefined;
  const here = 'http://casbah.invalid';
  if (!URL.canParse(wanted, here)) return undefined;
  const { origin, pathname, search, hash } = new URL(wanted, here);
  // `/.//evil.example` becomes `//evil.example` only once its dots are resolved.
  if (origin !== here || pathname.startsWith('//')) return undefined;
  return `${pathname}${search}${hash}`;
}
