/** URL parameters of the page: all notices, or only unseen ones. */
export interface NoticesSearch {
  show?: 'unseen' | undefined;
}

export function readNoticesSearch({ show }: Record<string, unknown>): NoticesSearch {
  return show === 'unseen' ? { show } : {};
}
