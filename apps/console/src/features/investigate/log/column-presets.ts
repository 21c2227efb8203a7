import type { ColumnState } from '@casbah/widgets/data-grid/grid-column.ts';

/** All columns, in the order of the chooser. The first one is always the time. */
export const COLUMNS = [
  'time',
  'activity',
  'object',
  'app',
  'user',
  'detail',
  'place',
  'outcome',
  'reason',
  'assessment',
  'owner',
  'notes',
  'object_type',
  'object_id',
  'path',
  'size',
  'file_hash',
  'target',
  'exposure',
  'role',
  'src_ip',
  'network',
  'device',
  'device_type',
  'os',
  'browser',
  'user_agent',
  'session',
  'severity',
  'service',
  'source',
  'source_action',
  'actor_type',
  'actor_name',
  'department',
  'user_domain',
  'on_behalf_of',
  'account',
  'channel_id',
  'url',
  'message',
  'raw_id',
] as const;
export type ActivityColumn = (typeof COLUMNS)[number];

/** Column sets by task. */
export const COLUMN_PRESETS = {
  overview: ['time', 'activity', 'object', 'app', 'user', 'detail', 'place'],
  sign_ins: [
    'time',
    'user',
    'activity',
    'outcome',
    'reason',
    'src_ip',
    'place',
    'device_type',
    'os',
    'browser',
    'app',
  ],
  files: ['time', 'user', 'activity', 'object', 'path', 'size', 'exposure', 'target', 'app'],
  administration: [
    'time',
    'user',
    'activity',
    'object_type',
    'object',
    'role',
    'target',
    'app',
    'outcome',
    'src_ip',
  ],
  incident: ['time', 'assessment', 'owner', 'activity', 'object', 'app', 'user', 'detail', 'notes'],
  all: COLUMNS,
} as const satisfies Record<string, readonly ActivityColumn[]>;
export type ColumnPreset = keyof typeof COLUMN_PRESETS;

export const COLUMN_PRESET_NAMES = [
  'overview',
  'sign_ins',
  'files',
  'administration',
  'incident',
  'all',
] as const satisfies readonly ColumnPreset[];

/** The preset of the visible columns; none for a custom set. */
export function presetOf({ visible }: Pick<ColumnState, 'visible'>): ColumnPreset | undefined {
  return COLUMN_PRESET_NAMES.find((name) => COLUMN_PRESETS[name].join() === visible.join());
}
