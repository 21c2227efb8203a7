const KEY = 'casbah.recent';
const REMEMBERED = 5;

/** IDs of the commands last run on this browser, newest first. */
export function recentIds(): readonly string[] {
  try {
    return (localStorage.getItem(KEY) ?? '').split(' ').filter((id) => id !== '');
  } catch {
    return [];
  }
}

/** Remembers pages and actions; search results are found again just as fast. */
export function remember(id: string): void {
  if (id.startsWith('service-') || id.startsWith('user-')) return;
  try {
    const ids = [id, ...recentIds().filter((one) => one !== id)];
    localStorage.setItem(KEY, ids.slice(0, REMEMBERED).join(' '));
  } catch {
    // Without storage, nothing is remembered.
  }
}
