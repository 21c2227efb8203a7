import type { ColumnMeaning, LineProblem } from '@casbah/domain/directory';
import { emailOf } from '@casbah/domain/email';
import { GROUP_NAME_MAX } from '@casbah/domain/group';
import { PERSON_NAME_MAXIMUM, splitName } from '@casbah/domain/person-name';
import { phoneNumberOf } from '@casbah/domain/phone-number';
import type { DirectoryRecord } from './plan.ts';

/** Values of a line, or its problem. */
export type RowReading =
  | { kind: 'person'; record: DirectoryRecord }
  | { kind: 'wrong'; line: number; email: string; problem: LineProblem; field: string };

const TEXT_MAXIMUM = 256;
const MOST_GROUPS = 200;

const ACTIVE: readonly string[] = [
  'true',
  'yes',
  'y',
  '1',
  'active',
  'enabled',
  'aktiv',
  'ja',
  'actif',
  'oui',
  'activo',
  'si',
  'sí',
  '有効',
];
const INACTIVE: readonly string[] = [
  ...(['false', 'no', 'n', '0', 'inactive', 'disabled', 'deactivated', 'suspended', 'left'] as const),
  ...(['inaktiv', 'nein', 'inactif', 'non', 'inactivo', '無効'] as const),
];

/** Reads the cells of one line. An empty cell leaves the person's value unchanged. */
export function readRow(
  cells: readonly string[],
  meanings: readonly ColumnMeaning[],
  line: number,
): RowReading {
  const said = new Map<string, string>();
  const attributes: Record<string, string> = {};
  const wrong = (problem: LineProblem, field: string): RowReading => ({
    kind: 'wrong',
    line,
    problem,
    field,
    email: (said.get('email') ?? '').slice(0, TEXT_MAXIMUM),
  });
  for (const [index, meaning] of meanings.entries()) {
    // An apostrophe in front prevents formula injection; Casbah's own exports add it.
    const text = (cells[index] ?? '')
      .replaceAll(/\p{Cc}/gu, ' ')
      .trim()
      .replace(/^'(?=[=+\-@])/, '');
    if (text === '') continue;
    if (meaning.kind === 'field') said.set(meaning.field, text);
    else if (meaning.kind === 'attribute') {
      if (text.length > TEXT_MAXIMUM) return wrong('text_too_long', meaning.name);
      attributes[meaning.name] = text;
    }
  }
  if (cells.length > meanings.length) return wrong('too_many_cells', '');
  const given = said.get('email');
  if (given === undefined) return wrong('email_missing', 'email');
  const email = emailOf(given);
  if (email === undefined) return wrong('email_invalid', 'email');

  const record: DirectoryRecord = { line, email };
  const whole = said.get('name');
  const names = {
    ...(whole === undefined ? {} : splitName(whole)),
    ...(said.has('first_name') ? { first_name: said.get('first_name') } : {}),
    ...(said.has('last_name') ? { last_name: said.get('last_name') } : {}),
  };
  for (const field of ['first_name', 'last_name'] as const) {
    const name = names[field];
    if (name === undefined || name === '') continue;
    if ([...name].length > PERSON_NAME_MAXIMUM) return wrong('name_too_long', field);
    record[field] = name;
  }
  for (const field of ['department', 'title', 'external_id'] as const) {
    const text = said.get(field);
    if (text === undefined) continue;
    if (text.length > TEXT_MAXIMUM) return wrong('text_too_long', field);
    record[field] = text;
  }
  const phone = said.get('cell_phone');
  if (phone !== undefined) {
    const number = phoneNumberOf(phone);
    if (number === undefined) return wrong('phone_invalid', 'cell_phone');
    record.cell_phone = number;
  }
  const status = said.get('status')?.toLowerCase();
  if (status !== undefined) {
    if (!ACTIVE.includes(status) && !INACTIVE.includes(status)) return wrong('status_unknown', 'status');
    record.is_active = ACTIVE.includes(status);
  }
  if (Object.keys(attributes).length > 0) record.attributes = attributes;
  const groups = said.get('groups');
  if (groups !== undefined) {
    const names = [...new Set(groups.split(/[;|]/).map((name) => name.trim()))].filter((name) => name !== '');
    if (names.length > MOST_GROUPS || names.some((name) => [...name].length > GROUP_NAME_MAX))
      return wrong('text_too_long', 'groups');
    record.groups = names;
  }
  return { kind: 'person', record };
}
