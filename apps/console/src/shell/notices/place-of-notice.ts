/** Where a notice leads, as the router takes it: a page of the console, with or without `/ui`, and what its address asks for. */
export function placeOfNotice(url: string): { to: string; search: Record<string, string> } {
  const [path = '', query = ''] = url.split('#', 1)[0]?.split('?', 2) ?? [];
  return {
    to: path.replace(/^\/ui(?=\/|$)/, '') || '/',
    search: Object.fromEntries(new URLSearchParams(query)),
  };
}
