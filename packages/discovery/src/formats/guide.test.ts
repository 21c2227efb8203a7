import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { EventField } from '@casbah/domain/event';
import { expect, test } from 'vitest';
import { ACTIVITY_FIELDS } from '../activities/activity-format.ts';
import { ACTIVITY_FORMATS } from '../activities/registry.ts';
import type { Format } from './format.ts';
import { FORMATS, SIGN_FORMATS } from './registry.ts';

const GUIDE = fileURLToPath(new URL('../../../../docs/reference/log-formats.md', import.meta.url));

/** Most-used fields have a column; the others are listed after them. */
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
/** Nearly every format has these. */
const ALWAYS: readonly EventField[] = ['time', 'extra'];

function row({ name, title, fields }: Format): string {
  const marks = COLUMNS.map((column) => (fields.includes(column) ? '×' : ''));
  const others = fields.filter((field) => !COLUMNS.includes(field) && !ALWAYS.includes(field));
  return `| ${[title.replaceAll('|', '\\|'), `\`${name}\``, ...marks, others.join(', ')].join(' | ')} |`;
}

function table(): string {
  const names = ['format', 'read as', ...COLUMNS, 'also'];
  const ofTraffic = FORMATS.filter((format) => !ACTIVITY_FORMATS.includes(format));
  return [`| ${names.join(' | ')} |`, `|${'---|'.repeat(names.length)}`, ...ofTraffic.map(row)].join('\n');
}

/** Every audit log has the fields of `ACTIVITY_FIELDS`. */
function tableOfActivities(): string {
  const rows = ACTIVITY_FORMATS.map(({ name, title, fields }) => {
    const others = fields.filter((field) => !ACTIVITY_FIELDS.includes(field));
    return `| ${title} | \`${name}\` | ${others.join(', ')} |`;
  });
  return ['| audit log | read as | also |', '|---|---|---|', ...rows].join('\n');
}

/** Identity mapping formats always have the same fields. */
function tableOfSigns(): string {
  const rows = SIGN_FORMATS.map(({ name, title }) => `| ${title} | \`${name}\` |`);
  return ['| format | read as |', '|---|---|', ...rows].join('\n');
}

/** The guide with the text between two markers replaced. */
function filled(guide: string, mark: string, content: string): string {
  const begin = `<!-- ${mark} -->\n`;
  const end = `<!-- /${mark} -->`;
  expect(guide.split(begin)).toHaveLength(2);
  expect(guide.split(end)).toHaveLength(2);
  return `${guide.slice(0, guide.indexOf(begin) + begin.length)}${content}\n${guide.slice(guide.indexOf(end))}`;
}

/** `npx vitest run --project unit packages/discovery/src/formats/guide.test.ts -u` rewrites the table. */
test('the guide lists the declared fields of every format', async () => {
  const guide = readFileSync(GUIDE, 'utf8');
  const tables = { formats: table(), activities: tableOfActivities(), signs: tableOfSigns() };
  const expected = Object.entries(tables).reduce((text, [mark, rows]) => filled(text, mark, rows), guide);
  await expect(expected).toMatchFileSnapshot(GUIDE);
});
