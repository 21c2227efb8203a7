/** Addresses in the text of a mail that lead to pages in front of the session of this very server, each once. */
export function linksIn(text: string, origin: string): readonly string[] {
  const found = text.match(/https?:\/\/[^\s<>"']+/g) ?? [];
  const own = found.filter((address) => {
    if (!URL.canParse(address)) return false;
    const url = new URL(address);
    return url.origin === origin && url.pathname === '/' && url.hash.startsWith('#/');
  });
  return [...new Set(own)];
}
