/** URLs in an email's text that lead to this server's pages before sign-in, deduplicated. */
export function linksIn(text: string, origin: string): readonly string[] {
  const found = text.match(/https?:\/\/[^\s<>"']+/g) ?? [];
  const own = found.filter((address) => {
    if (!URL.canParse(address)) return false;
    const url = new URL(address);
    return url.origin === origin && url.pathname === '/' && url.hash.startsWith('#/');
  });
  return [...new Set(own)];
}
