/** Control characters, line ends and other things that never print; a browser would strip some and read the rest. */
const NON_PRINTABLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u;
const DANGEROUS_SCHEME = /^\s*(javascript|data|vbscript):/i;

/** Whether a navigation target may be followed at all: printable, and no script or data in disguise. */
export function isSafeUrl(url: string): boolean {
  return !NON_PRINTABLE.test(url) && !DANGEROUS_SCHEME.test(url);
}

/** A path of this server, or nothing: `//host`, `/\host` and whole addresses lead elsewhere. */
export function ownPath(url: string | null | undefined): string | undefined {
  if (url === null || url === undefined || url === '') return undefined;
  if (!isSafeUrl(url)) {
    console.error('Unsafe navigation url');
    return undefined;
  }
  return /^\/(?![/\\])/.test(url) ? url : undefined;
}

/** An address as far as it may be followed at all; it is the server that knows whether its host is allowed. */
export function safeAddress(url: string | null | undefined): string | undefined {
  if (url === null || url === undefined || url === '') return undefined;
  if (isSafeUrl(url)) return url;
  console.error('Unsafe navigation url');
  return undefined;
}

/** A target from the server: a local path, or a web address that it has allowed. */
export function answeredAddress(url: string): string | undefined {
  const safe = safeAddress(url);
  if (safe !== undefined && /^https?:\/\//i.test(safe) && URL.canParse(safe)) return safe;
  return ownPath(safe);
}
