import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { EventField } from '@casbah/domain/event';
import { expect, test } from 'vitest';
import type { Format } from './format.ts';
import { FORMATS } from './registry.ts';

const GUIDE = fileURLToPath(new URL('../../../../docs/guide/log-formats.md', import.meta.url));

/** Fields that most people look for have a column; the others are named behind them. */
const COLUMNS: readonly EventField[] = [
  'user',
  'src_ip',
  'dst_ip',
  'host',
  'url',
  'status',
  'action',
  'bytes_up',
  'bytes_down',
  'user_agent',
  'category',
  'app',
];
/** Nearly every format has them. */
const ALWAYS: readonly EventField[] = ['time', 'extra'];

function row({ name, title, fields }: Format): string {
  const marks = COLUMNS.map((column) => (fields.includes(column) ? '×' : ''));
  const others = fields.filter((field) => !COLUMNS.includes(field) && !ALWAYS.includes(field));
  return `| ${[title.replaceAll('|', '\\|'), `\`${name}\``, ...marks, others.join(', ')].join(' | ')} |`;
}

function table(): string {
  const names = ['format', 'read as', ...COLUMNS, 'also'];
  return [`| ${names.join(' | ')} |`, `|${'---|'.repeat(names.length)}`, ...FORMATS.map(row)].join('\n');
}

/** `npx vitest run --project unit packages/discovery/src/formats/guide.test.ts -u` writes the table anew. */
test('the guide has the fields of every format as the formats declare them', async () => {
  const guide = readFileSync(GUIDE, 'utf8');
  const begin = '<!-- formats -->\n';
  const end = '\n<!-- /formats -->';
  expect(guide.split(begin)).toHaveLength(2);
  expect(guide.split(end)).toHaveLength(2);
  const before = guide.slice(0, guide.indexOf(begin) + begin.length);
  const after = guide.slice(guide.indexOf(end));
  await expect(`${before}${table()}${after}`).toMatchFileSnapshot(GUIDE);
});
