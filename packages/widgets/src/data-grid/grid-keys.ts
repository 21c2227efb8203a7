/** Position in the grid: row −1 is the header; columns start at 0. */
export interface Place {
  row: number;
  column: number;
}

export interface Bounds {
  rows: number;
  columns: number;
  /** Number of visible rows, for Page Up and Down. */
  page: number;
}

export interface Key {
  key: string;
  ctrl: boolean;
  shift: boolean;
  alt: boolean;
}

/** Action of a key in the grid. */
export type KeyAction =
  | { kind: 'go'; to: Place; extend: boolean }
  | { kind: 'open' }
  | { kind: 'sort' }
  | { kind: 'toggle'; extend: boolean }
  | { kind: 'all' }
  | { kind: 'leave' }
  | { kind: 'filter'; exclude: boolean }
  | { kind: 'menu' }
  | { kind: 'resize'; by: number }
  | { kind: 'move'; by: -1 | 1 };

/** Pixels per keypress when resizing a column. */
const RESIZE_STEP = 16;

export function keyAction(key: Key, place: Place, bounds: Bounds): KeyAction | undefined {
  const header = place.row < 0;
  if (key.alt) return undefined;
  if (header && (key.key === 'ArrowLeft' || key.key === 'ArrowRight')) {
    const by = key.key === 'ArrowLeft' ? -1 : 1;
    if (key.shift) return { kind: 'resize', by: by * RESIZE_STEP };
    if (key.ctrl) return { kind: 'move', by };
  }
  const to = destination(key, place, bounds);
  if (to !== undefined) return { kind: 'go', to, extend: key.shift && !header };
  if (key.ctrl) return key.key.toLowerCase() === 'a' ? { kind: 'all' } : undefined;
  switch (key.key) {
    case 'Enter':
      return header ? { kind: 'sort' } : { kind: 'open' };
    case ' ':
      return header ? { kind: 'sort' } : { kind: 'toggle', extend: key.shift };
    case 'x':
      return header ? undefined : { kind: 'toggle', extend: false };
    case 'Escape':
      return { kind: 'leave' };
    case '+':
      return header ? undefined : { kind: 'filter', exclude: false };
    case '-':
      return header ? undefined : { kind: 'filter', exclude: true };
    case 'ContextMenu':
      return header ? undefined : { kind: 'menu' };
    case 'F10':
      return !header && key.shift ? { kind: 'menu' } : undefined;
    default:
      return undefined;
  }
}

function destination(key: Key, { row, column }: Place, bounds: Bounds): Place | undefined {
  const lastRow = bounds.rows - 1;
  const lastColumn = bounds.columns - 1;
  const at = (toRow: number, toColumn = column): Place => ({
    row: Math.min(lastRow, Math.max(-1, toRow)),
    column: Math.min(lastColumn, Math.max(0, toColumn)),
  });
  switch (key.key) {
    case 'ArrowDown':
      return at(key.ctrl ? lastRow : row + 1);
    case 'ArrowUp':
      return at(key.ctrl ? 0 : row - 1);
    case 'ArrowLeft':
      return at(row, key.ctrl ? 0 : column - 1);
    case 'ArrowRight':
      return at(row, key.ctrl ? lastColumn : column + 1);
    case 'Home':
      return at(key.ctrl ? 0 : row, 0);
    case 'End':
      return at(key.ctrl ? lastRow : row, lastColumn);
    case 'PageDown':
      return at(Math.max(0, row) + bounds.page);
    case 'PageUp':
      return at(Math.max(0, row - bounds.page));
    case 'j':
      return key.ctrl ? undefined : at(row + 1);
    case 'k':
      return key.ctrl ? undefined : at(row - 1);
    default:
      return undefined;
  }
}
