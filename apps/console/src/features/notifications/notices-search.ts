/** What the page's address says: all of them, or only those that weren't seen. */
export interface NoticesSearch {
  show?: 'unseen' | undefined;
}

export function readNoticesSearch({ show }: Record<string, unknown>): NoticesSearch {
  return show === 'unseen' ? { show } : {};
}
