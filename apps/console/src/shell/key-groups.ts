import type { shellKeysWords } from '@casbah/messages/shell';
import type { IdOf } from '@casbah/messages/word-part';
import type { KeyGroupId } from './page-keys.ts';

/** A group of shortcuts with their descriptions. Key sequences fill the parts of the description in order. */
export interface KeyGroup {
  title: IdOf<typeof shellKeysWords>;
  keys: readonly (readonly [words: IdOf<typeof shellKeysWords>, names: readonly string[]])[];
}

const COLUMN_KEYS: KeyGroup['keys'] = [
  ['keys.headings.width', ['Shift ←', 'Shift →']],
  ['keys.headings.move', ['Ctrl ←', 'Ctrl →']],
];

/** Shortcuts of every page. */
export const KEYS_EVERYWHERE: readonly KeyGroup[] = [
  {
    title: 'keys.everywhere',
    keys: [
      ['keys.everywhere.palette', ['Ctrl K']],
      ['keys.everywhere.help', ['?']],
      ['keys.everywhere.close', ['Esc']],
    ],
  },
  {
    title: 'keys.dialogs',
    keys: [
      ['keys.dialogs.field', ['Tab', 'Shift Tab']],
      ['keys.dialogs.choose', ['↓', '↑', 'Enter']],
    ],
  },
];

/** Shortcuts of pages that declare them. */
export const KEY_GROUPS: Readonly<Record<KeyGroupId, KeyGroup>> = {
  filter: { title: 'keys.filter', keys: [['keys.filter.search', ['/', 'f']]] },
  conditions: {
    title: 'keys.filter',
    keys: [
      ['keys.filter.search', ['/', 'f']],
      ['keys.filter.propose', ['↓', '↑', 'Enter']],
      ['keys.filter.value', [',']],
      ['keys.filter.condition', ['→', '←']],
      ['keys.filter.remove', ['Backspace']],
    ],
  },
  list: {
    title: 'keys.list',
    keys: [
      ['keys.list.rows', ['j', 'k', '↓', '↑']],
      ['keys.list.open', ['Enter']],
      ['keys.list.columns', ['→', '←']],
      ['keys.list.page', ['PageDown', 'PageUp']],
      ['keys.list.ends', ['Home', 'End']],
      ['keys.list.corners', ['Ctrl Home', 'Ctrl End']],
    ],
  },
  cells: {
    title: 'keys.cells',
    keys: [
      ['keys.cells.only', ['+']],
      ['keys.cells.without', ['-']],
      ['keys.cells.menu', ['Shift F10']],
    ],
  },
  columns: { title: 'keys.headings', keys: COLUMN_KEYS },
  headings: { title: 'keys.headings', keys: [['keys.headings.sort', ['Enter']], ...COLUMN_KEYS] },
  panel: {
    title: 'keys.panel',
    keys: [
      ['keys.panel.next', ['j', 'k']],
      ['keys.everywhere.close', ['Esc']],
    ],
  },
  chart: {
    title: 'keys.chart',
    keys: [
      ['keys.chart.points', ['→', '←']],
      ['keys.chart.ends', ['Home', 'End']],
    ],
  },
  spans: {
    title: 'keys.chart',
    keys: [
      ['keys.chart.points', ['→', '←']],
      ['keys.chart.ends', ['Home', 'End']],
      ['keys.chart.span', ['Shift →', 'Shift ←']],
      ['keys.chart.look', ['Enter']],
    ],
  },
};
