/** What a browser keeps: its local storage, or a fake. */
export type KeptNotices = Pick<Storage, 'getItem' | 'setItem'>;

/** Where it is kept that a notice was put away: the key begins with the period's id. */
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
    // Full or switched off: the notice is away until the page is loaded again.
  }
}
