import { FILTER_PANEL_COLUMNS, FILTER_PANEL_SHOWS_ALL_UP_TO } from './limits.ts';

/** Storage for small states: the browser's local or session storage. */
export type KeptState = Pick<Storage, 'getItem' | 'setItem'>;

export interface PanelState {
  /** Shows all columns. */
  expanded: boolean;
  /** Collapsed to its heading. */
  hidden: boolean;
}

const START: PanelState = { expanded: false, hidden: false };

/** Number of visible columns. */
export function columnsShown(count: number, expanded: boolean): number {
  return expanded || count <= FILTER_PANEL_SHOWS_ALL_UP_TO ? count : FILTER_PANEL_COLUMNS;
}

/** Storage may be full, blocked, or from another version; the panel then starts with its defaults. */
export function readPanelState(kept: KeptState, id: string): PanelState {
  try {
    const found: unknown = JSON.parse(kept.getItem(stateKey(id)) ?? 'null');
    if (typeof found !== 'object' || found === null) return START;
    return {
      expanded: 'expanded' in found && found.expanded === true,
      hidden: 'hidden' in found && found.hidden === true,
    };
  } catch {
    return START;
  }
}

export function writePanelState(kept: KeptState, id: string, state: PanelState): void {
  write(kept, stateKey(id), JSON.stringify(state));
}

export function isBannerDismissed(kept: KeptState, id: string): boolean {
  try {
    return kept.getItem(bannerKey(id)) === 'true';
  } catch {
    return false;
  }
}

export function dismissBanner(kept: KeptState, id: string): void {
  write(kept, bannerKey(id), 'true');
}

function write(kept: KeptState, key: string, value: string): void {
  try {
    kept.setItem(key, value);
  } catch {
    // The state then lasts only for this visit.
  }
}

const stateKey = (id: string) => `casbah.filterPanel.${id}`;
const bannerKey = (id: string) => `casbah.filterPanel.${id}.bannerDismissed`;
