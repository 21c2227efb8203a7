const KEY = 'casbah.recent';
const REMEMBERED = 5;

/** Ids of the commands that were run last on this browser, newest first. */
export function recentIds(): readonly string[] {
  try {
    return (localStorage.getItem(KEY) ?? '').split(' ').filter((id) => id !== '');
  } catch {
    return [];
  }
}

/** Pages and actions; what was looked up is found again as fast. */
export function remember(id: string): void {
  if (id.startsWith('service-') || id.startsWith('user-')) return;
  try {
    const ids = [id, ...recentIds().filter((one) => one !== id)];
    localStorage.setItem(KEY, ids.slice(0, REMEMBERED).join(' '));
  } catch {
    // Without storage nothing is remembered.
  }
}
