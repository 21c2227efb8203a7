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

/**
 * The address on another server that a person wanted to go to, if its host is one that their company allows. One without a
 * scheme, `portal.example/start`, gets `http://`. Anything else is refused: a name and password in front of the host, other
 * schemes, what a browser would read differently.
 */
export function allowedAddress(wanted: string | undefined, hosts: readonly string[]): string | undefined {
  if (wanted === undefined || /[\p{Cc}\p{Cf}\p{Zs}\p{Zl}\p{Zp}\\]/u.test(wanted)) return undefined;
  const whole = /^[a-z0-9.-]+(:\d+)?([/?#]|$)/i.test(wanted) ? `http://${wanted}` : wanted;
  if (!/^https?:\/\/[^/]/i.test(whole) || !URL.canParse(whole)) return undefined;
  const { href, hostname, username, password } = new URL(whole);
  if (username !== '' || password !== '') return undefined;
  return hosts.some((host) => host.toLowerCase() === hostname) ? href : undefined;
}
