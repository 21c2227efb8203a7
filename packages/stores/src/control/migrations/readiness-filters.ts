/**
 * Converts filters from before 0035, when `brr` was the risk score. Comparisons use the risk score,
 * equalities the inverted rating. Frozen with its migration, so it imports nothing.
 */

const KNOCKED_OUT = 102;
const UNRESEARCHED = 103;
const WORST = 100;

type Sign = '<' | '<=' | '>' | '>=';
const SIGN_OF: Readonly<Record<string, Sign>> = { gt: '>', gte: '>=', lt: '<', lte: '<=' };

function meets(value: number, sign: Sign, limit: number): boolean {
  switch (sign) {
    case '<':
      return value < limit;
    case '<=':
      return value <= limit;
    case '>':
      return value > limit;
    case '>=':
      return value >= limit;
  }
}

/**
 * Formerly, 102 and 103 were compared like other numbers. Now an automatic fail scores 100, and a service
 * that isn't researched has no score.
 */
function comparison(sign: Sign, limit: number): string {
  const same = `risk_score ${sign} ${limit}`;
  const findsWorst = meets(WORST, sign, limit);
  const findsKnockedOut = meets(KNOCKED_OUT, sign, limit);
  const findsUnresearched = meets(UNRESEARCHED, sign, limit);
  if (sign === '<' || sign === '<=') {
    if (!findsWorst) return same;
    if (!findsKnockedOut) return `risk_score <= ${WORST} and brr != ${KNOCKED_OUT}`;
    return findsUnresearched ? ANY : 'exists brr';
  }
  if (findsWorst) return `${same} or brr = ${UNRESEARCHED}`;
  if (findsKnockedOut) return `brr in (${KNOCKED_OUT}, ${UNRESEARCHED})`;
  return findsUnresearched ? `brr = ${UNRESEARCHED}` : 'none';
}

/** Matches every service of the catalog. */
const ANY = `exists brr or brr = ${UNRESEARCHED}`;

/** Numbers that no rating had match nothing. */
function turned(values: readonly number[]): number[] {
  return values.flatMap((value) => {
    if (value === KNOCKED_OUT || value === UNRESEARCHED) return [value];
    return value >= 0 && value <= WORST ? [WORST - value] : [];
  });
}

const NUMBER = /^([+-]?(?:\d+(?:\.\d+)?|\.\d+)(?:e[+-]?\d+)?)([km]?)$/i;
const UNITS: Readonly<Record<string, number>> = { '': 1, k: 1000, m: 1_000_000 };

function numberIn(value: unknown): number | undefined {
  if (typeof value === 'number') return value;
  const [, digits, unit = ''] = NUMBER.exec(typeof value === 'string' ? value.replace(/\s+/g, '') : '') ?? [];
  return digits === undefined ? undefined : Number(digits) * (UNITS[unit.toLowerCase()] ?? Number.NaN);
}

const TOKEN = /\s*(?:("(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*')|(!=|<=|>=|[()=<>,])|([^\s(),"'=<>!]+))/suy;

interface Token {
  /** Text without its quotes. */
  text: string;
  isQuoted: boolean;
  from: number;
  to: number;
}

function tokensOf(text: string): Token[] | undefined {
  const tokens: Token[] = [];
  const end = text.trimEnd().length;
  for (let at = 0; at < end; ) {
    TOKEN.lastIndex = at;
    const [whole = '', quoted, sign, word] = TOKEN.exec(text) ?? [];
    if (whole === '') return undefined;
    const raw = quoted ?? sign ?? word ?? '';
    at += whole.length;
    tokens.push({
      text: quoted === undefined ? raw : raw.slice(1, -1),
      isQuoted: quoted !== undefined,
      from: at - raw.length,
      to: at,
    });
  }
  return tokens;
}

/**
 * The text form of a filter. Text that can't be parsed stays unchanged, as nothing could read it before
 * either.
 */
export function filterText(text: string): string {
  const tokens = tokensOf(text);
  if (tokens === undefined) return text;
  let written = '';
  let done = 0;
  for (let at = 0; at < tokens.length; ) {
    const found = conditionAt(tokens, at);
    const [first, last] = [tokens[at], tokens[at + (found?.length ?? 1) - 1]];
    if (found !== undefined && first !== undefined && last !== undefined) {
      const isWhole = found.length === tokens.length;
      const needsParentheses = !isWhole && / (?:and|or) /.test(found.text);
      written += text.slice(done, first.from) + (needsParentheses ? `(${found.text})` : found.text);
      done = last.to;
    }
    at += found?.length ?? 1;
  }
  return written + text.slice(done);
}

/** The converted condition on the rating that starts here, and its number of tokens. */
function conditionAt(tokens: readonly Token[], at: number): { text: string; length: number } | undefined {
  const is = (place: number, word: string): boolean => {
    const token = tokens[place];
    return token !== undefined && !token.isQuoted && token.text.toLowerCase() === word;
  };
  if (is(at, 'exists') && is(at + 1, 'brr') && !isSign(tokens[at - 1])) return { text: ANY, length: 2 };
  if (!is(at, 'brr')) return undefined;
  const sign = tokens[at + 1];
  if (sign === undefined || sign.isQuoted) return undefined;
  const value = numberIn(tokens[at + 2]?.text);
  const limit = SIGNS.find((one) => one === sign.text);
  if (limit !== undefined)
    return value === undefined ? undefined : { text: comparison(limit, value), length: 3 };
  if (sign.text === '=' || sign.text === '!=')
    return value === undefined ? undefined : { text: among([value], sign.text === '!='), length: 3 };
  const isNegated = is(at + 1, 'not');
  const opening = at + (isNegated ? 3 : 2);
  if (!is(opening - 1, 'in') || !is(opening, '(')) return undefined;
  const closing = tokens.findIndex((_, place) => place > opening && is(place, ')'));
  if (closing < 0) return undefined;
  const values = tokens.slice(opening + 1, closing).filter(({ text, isQuoted }) => isQuoted || text !== ',');
  const numbers = values.flatMap(({ text }) => numberIn(text) ?? []);
  if (numbers.length < values.length || numbers.length === 0) return undefined;
  return { text: among(numbers, isNegated), length: closing - at + 1 };
}

const SIGNS: readonly Sign[] = ['<', '<=', '>', '>='];

/** Text after one of these is always a value. */
function isSign(token: Token | undefined): boolean {
  return token !== undefined && !token.isQuoted && ['=', '!=', '<', '<=', '>', '>='].includes(token.text);
}

function among(values: readonly number[], isNegated: boolean): string {
  const [only, ...others] = turned(values);
  if (only === undefined) return isNegated ? 'all' : 'none';
  if (others.length === 0) return `brr ${isNegated ? '!=' : '='} ${only}`;
  return `brr ${isNegated ? 'not in' : 'in'} (${[only, ...others].join(', ')})`;
}

type Block = Readonly<Record<string, unknown>>;

/** A condition of a saved filter. */
function blockOf(block: Block): Block {
  if (block.field === 'expression' && typeof block.value === 'string')
    return textBlock(block, filterText(block.value));
  if (block.field !== 'brr') return block;
  const renamed: Block = { ...block, field: 'risk_score' };
  const sign = SIGN_OF[String(block.operator)];
  const value = numberIn(block.value);
  if (sign !== undefined && value !== undefined) {
    const text = comparison(sign, value);
    return text === `risk_score ${sign} ${value}` ? renamed : textBlock(block, text);
  }
  switch (block.operator) {
    case 'between': {
      const [from, to] = [numberIn(block.from), numberIn(block.to)];
      if (from === undefined || to === undefined || to < WORST) return renamed;
      return textBlock(block, `(${comparison('>=', from)}) and (${comparison('<=', to)})`);
    }
    case 'is':
    case 'isNot':
      return equalBlock(block) ?? renamed;
    case 'filled':
      return textBlock(block, ANY);
    case 'empty':
      return textBlock(block, `not (${ANY})`);
    default:
      return renamed;
  }
}

function equalBlock(block: Block): Block | undefined {
  const given: readonly unknown[] = Array.isArray(block.list) ? block.list : [block.value];
  const numbers = given.flatMap((one) => numberIn(one) ?? []);
  if (numbers.length === 0) return undefined;
  const values = turned(numbers);
  if (values.length === 0) return textBlock(block, block.operator === 'is' ? 'none' : 'all');
  if (Array.isArray(block.list)) return { ...block, list: values };
  return { ...block, value: values[0], originalValue: values[0] };
}

function textBlock({ group, placeholder }: Block, text: string): Block {
  return {
    field: 'expression',
    operator: 'is',
    type: 'expression',
    group,
    meta_type: 'expression',
    placeholder,
    value: text,
    originalValue: text,
  };
}

interface Expression {
  operator: string;
  groups: readonly { operator: string; blocks: readonly Block[] }[];
}
export interface SavedConfig {
  data: Expression;
  configuration?: Readonly<Record<string, string>>;
}

/** Config of a saved filter on a traffic list: its blocks, and the list's sort order and columns. */
export function savedConfig<Config extends SavedConfig>(config: Config): Config {
  const { data, configuration = {} } = config;
  const { sort, columns } = configuration;
  return {
    ...config,
    data: {
      ...data,
      groups: data.groups.map((group) => ({ ...group, blocks: group.blocks.map(blockOf) })),
    },
    configuration: {
      ...configuration,
      ...(sort === undefined ? {} : { sort: sort.replace(/^(-?)brr$/, '$1risk_score') }),
      ...(columns === undefined ? {} : { columns: columns.replace(/(^|,)brr(?=,|$)/g, '$1risk_score') }),
    },
  };
}
