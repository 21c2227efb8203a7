/** Route of a notice's link: a console page, with or without `/ui`, and its query. */
export function placeOfNotice(url: string): { to: string; search: Record<string, string> } {
  const [path = '', query = ''] = url.split('#', 1)[0]?.split('?', 2) ?? [];
  return {
    to: path.replace(/^\/ui(?=\/|$)/, '') || '/',
    search: Object.fromEntries(new URLSearchParams(query)),
  };
}
