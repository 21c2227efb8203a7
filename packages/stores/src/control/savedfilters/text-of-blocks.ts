/**
 * The text form of saved filters that were stored as blocks. Frozen with its migration
 * `2026-11-23-filter-text`: it imports nothing, so later changes can't affect it.
 */

type Value = string | number;
interface Block {
  field: string;
  operator: string;
  value?: Value;
  list?: readonly Value[];
  type: string;
  group?: string;
  meta_type?: string;
  placeholder?: string;
  from?: Value;
  to?: Value;
}
export interface Blocks {
  operator: 'AND' | 'OR';
  groups: readonly { operator: 'AND' | 'OR'; blocks: readonly Block[] }[];
}

const TRAFFIC = [
  ...['source', 'user', 'user_domain', 'src_ip', 'dst_ip', 'dst_port', 'host', 'url', 'method', 'status'],
  ...['action', 'bytes_up', 'bytes_down', 'user_agent', 'browser', 'os', 'device', 'device_type'],
  ...['content_type', 'log_category', 'country', 'city', 'network', 'message', 'service', 'category'],
  ...['risk', 'risk_score', 'brr', 'vendor', 'headquarters', 'seen', 'tag', 'uploaded', 'downloaded'],
  ...['traffic', 'requests', 'users', 'services'],
];
const FIELDS: Readonly<Record<string, readonly string[]>> = {
  history: ['person', 'action', 'object', 'outcome'],
  sources: ['state'],
  users: ['status', 'role', 'sign_in', 'seen', 'source', 'domain', 'department', 'group', 'profile'],
  groups: ['source'],
};
const BYTES = ['bytes_up', 'bytes_down', 'uploaded', 'downloaded', 'traffic'];
const NUMBERS = ['dst_port', 'status', 'risk_score', 'brr', 'requests', 'users', 'services', ...BYTES];

/** The filter as text, without conditions that the list doesn't support; they had no effect before either. */
export function textOfBlocks(app: string, { operator, groups }: Blocks): string {
  const inner = operator === 'OR' ? ' and ' : ' or ';
  const parts = groups.flatMap(({ blocks }) => {
    const conditions = blocks.flatMap((block) => conditionOf(app, block) ?? []);
    return conditions.length === 0 ? [] : [conditions.join(inner)];
  });
  const [only] = parts;
  if (parts.length === 1 && only !== undefined) return only;
  return parts.map((part) => `(${part})`).join(operator === 'OR' ? ' or ' : ' and ');
}

/** Whether its text restores it completely: it has no display details, and the list supports every condition. */
export function isSaidByText(app: string, { operator, groups }: Blocks): boolean {
  const joined = operator === 'OR' ? 'AND' : 'OR';
  // Parsing the text merges single blocks joined by AND into one group.
  if (operator === 'AND' && groups.every(({ blocks }) => blocks.length < 2)) return false;
  return groups.every(
    (group) =>
      group.operator === joined &&
      group.blocks.every(
        (block) =>
          (block.group ?? '') === '' &&
          (block.placeholder ?? '') === '' &&
          block.meta_type === block.type &&
          block.operator !== 'between' &&
          conditionOf(app, block) !== undefined,
      ),
  );
}

const PARTS: Readonly<Record<string, string>> = {
  contains: 'contains',
  notContains: 'contains',
  starts: 'starts',
  notStarts: 'starts',
  ends: 'ends',
  notEnds: 'ends',
  like: 'like',
  notLike: 'like',
};
const SIGNS: Readonly<Record<string, string>> = { gt: '>', gte: '>=', lt: '<', lte: '<=' };

function conditionOf(app: string, block: Block): string | undefined {
  const { field, operator, value, list, from, to } = block;
  if (field === 'expression')
    return typeof value === 'string' && value.trim() !== '' ? `(${value})` : undefined;
  const isOfTraffic = app.startsWith('audit.');
  if (!(isOfTraffic ? TRAFFIC : (FIELDS[app] ?? [])).includes(field)) return undefined;
  const isNumber = isOfTraffic && NUMBERS.includes(field);
  const written = (one: Value | undefined) =>
    one === undefined ? undefined : isNumber ? numberOf(one, BYTES.includes(field)) : quoted(String(one));
  if (operator === 'filled') return `exists ${field}`;
  if (operator === 'empty') return `not exists ${field}`;
  if (operator === 'between') {
    const [low, high] = [written(from), written(to)];
    return low === undefined || high === undefined || !isNumber
      ? undefined
      : `(${field} >= ${low} and ${field} <= ${high})`;
  }
  const isBlank = typeof value === 'string' && value.trim() === '';
  const given = list !== undefined && list.length > 0 ? list : value === undefined || isBlank ? [] : [value];
  const values = given.flatMap((one) => written(one) ?? []);
  const [first, ...others] = values;
  if (first === undefined || values.length < given.length) return undefined;
  if (operator === 'is' || operator === 'isNot') {
    const isNegated = operator === 'isNot';
    return others.length === 0
      ? `${field} ${isNegated ? '!=' : '='} ${first}`
      : `${field} ${isNegated ? 'not in' : 'in'} (${values.join(', ')})`;
  }
  const sign = SIGNS[operator];
  if (sign !== undefined) return isNumber ? `${field} ${sign} ${first}` : undefined;
  const part = PARTS[operator];
  if (part === undefined || isNumber || String(given[0]) === '') return undefined;
  return `${operator.startsWith('not') ? 'not ' : ''}${field} ${part} ${first}`;
}

function numberOf(value: Value, isBytes: boolean): string | undefined {
  const text = String(value).replace(/\s+/g, '');
  const units = isBytes
    ? /^[+-]?(\d+(\.\d+)?|\.\d+)(e[+-]?\d+)?([kmgt]?b?)$/i
    : /^[+-]?(\d+(\.\d+)?|\.\d+)(e[+-]?\d+)?[km]?$/i;
  return units.test(text) ? text : undefined;
}

function quoted(text: string): string {
  let out = '';
  for (const char of text) {
    const code = char.codePointAt(0) ?? 0;
    if (char === '"' || char === '\\') out += `\\${char}`;
    else if (code < 0x20 || code === 0x7f || (code >= 0xd800 && code <= 0xdfff))
      out += `\\u${code.toString(16).padStart(4, '0')}`;
    else out += char;
  }
  return `"${out}"`;
}
