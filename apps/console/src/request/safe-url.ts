/**
 * Control characters, line breaks and other invisible characters; a browser would strip some and use the
 * rest.
 */
const NON_PRINTABLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u;
const DANGEROUS_SCHEME = /^\s*(javascript|data|vbscript):/i;

/** Whether a navigation target is safe: printable, and neither script nor data. */
export function isSafeUrl(url: string): boolean {
  return !NON_PRINTABLE.test(url) && !DANGEROUS_SCHEME.test(url);
}

/** A path of this server; undefined for `//host`, `/\host` and absolute URLs, which lead elsewhere. */
export function ownPath(url: string | null | undefined): string | undefined {
  if (url === null || url === undefined || url === '') return undefined;
  if (!isSafeUrl(url)) {
    console.error('Unsafe navigation url');
    return undefined;
  }
  return /^\/(?![/\\])/.test(url) ? url : undefined;
}

/** A URL that is safe to follow; only the server knows whether its host is allowed. */
export function safeAddress(url: string | null | undefined): string | undefined {
  if (url === null || url === undefined || url === '') return undefined;
  if (isSafeUrl(url)) return url;
  console.error('Unsafe navigation url');
  return undefined;
}

/** A target from the server: a local path, or a web URL that it allowed. */
export function answeredAddress(url: string): string | undefined {
  const safe = safeAddress(url);
  if (safe !== undefined && /^https?:\/\//i.test(safe) && URL.canParse(safe)) return safe;
  return ownPath(safe);
}
