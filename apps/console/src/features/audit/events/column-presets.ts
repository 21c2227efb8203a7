import type { ColumnState } from '@casbah/widgets/data-grid/grid-column.ts';

/** Column sets by task; the first column is always the time. */
export const COLUMN_PRESETS = {
  overview: ['time', 'user', 'service', 'host', 'action', 'bytes_up', 'bytes_down', 'device', 'source'],
  http: ['time', 'user', 'method', 'url', 'status', 'action', 'bytes_up', 'bytes_down', 'browser'],
  network: ['time', 'src_ip', 'dst_ip', 'dst_port', 'host', 'country', 'action', 'bytes_up', 'bytes_down'],
} as const;
export type ColumnPreset = keyof typeof COLUMN_PRESETS;

export const COLUMN_PRESET_NAMES = ['overview', 'http', 'network'] as const satisfies readonly ColumnPreset[];

/** The preset of the visible columns; none for a custom set. */
export function presetOf({ visible }: Pick<ColumnState, 'visible'>): ColumnPreset | undefined {
  return COLUMN_PRESET_NAMES.find((name) => COLUMN_PRESETS[name].join() === visible.join());
}
