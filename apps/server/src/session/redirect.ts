/**
 * The path of this server to redirect to; `undefined` for another host, a scheme, or anything browsers would
 * read as one. Prevents open redirects.
 */
export function ownPath(wanted: string | undefined): string | undefined {
  // Browsers drop tabs and line breaks in URLs and read `\` as `/`, so `/\evil.example` leaves this server.
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
 * The URL on another server to redirect to, if the company allows its host; `portal.example/start` gets `http://`.
 * Refuses credentials, other schemes, and URLs that browsers read differently.
 */
export function allowedAddress(wanted: string | undefined, hosts: readonly string[]): string | undefined {
  if (wanted === undefined || /[\p{Cc}\p{Cf}\p{Zs}\p{Zl}\p{Zp}\\]/u.test(wanted)) return undefined;
  const whole = /^[a-z0-9.-]+(:\d+)?([/?#]|$)/i.test(wanted) ? `http://${wanted}` : wanted;
  if (!/^https?:\/\/[^/]/i.test(whole) || !URL.canParse(whole)) return undefined;
  const { href, hostname, username, password } = new URL(whole);
  if (username !== '' || password !== '') return undefined;
  return hosts.some((host) => host.toLowerCase() === hostname) ? href : undefined;
}
