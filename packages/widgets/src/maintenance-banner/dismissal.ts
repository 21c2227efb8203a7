/** Browser storage: local storage, or a fake. */
export type KeptNotices = Pick<Storage, 'getItem' | 'setItem'>;

/** Storage key of a dismissal; starts with the period's ID. */
export function dismissalKey(id: string): string {
  return `${id}.maintenance.dismissed`;
}

/** Without storage, notices reappear on the next page. */
export function isNoticeDismissed(kept: KeptNotices, id: string): boolean {
  try {
    return kept.getItem(dismissalKey(id)) !== null;
  } catch {
    return false;
  }
}

export function dismissNotice(kept: KeptNotices, id: string): void {
  try {
    kept.setItem(dismissalKey(id), 'yes');
  } catch {
    // Storage is full or disabled, so the dismissal lasts until the page reloads.
  }
}
