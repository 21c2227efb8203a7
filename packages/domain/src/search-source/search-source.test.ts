import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { evaluateRow } from '../filter/evaluate-row.ts';
import { parseFilter } from '../filter/parse.ts';
import { printFilter } from '../filter/print.ts';
import { defineFields } from '../filter/vocabulary.ts';
import { isoTime } from '../iso-time.ts';
import { SearchProblem } from './search-problem.ts';
import { parseSearch } from './search-source.ts';

const FIELDS = defineFields({
  user: { type: 'word' },
  activity: { type: 'word' },
  object: { type: 'text' },
  src_ip: { type: 'word', isAddress: true },
  size: { type: 'bytes', mayBeUnknown: true },
  time: { type: 'time' },
  text: { type: 'text' },
});
type Field = keyof typeof FIELDS;
const NOW = Date.UTC(2026, 10, 25, 10, 30);
const KNOWN = {
  fields: FIELDS,
  aliases: { userName: 'user', '@timestamp': 'time' },
  text: 'text',
  now: NOW,
} as const;
const search = (source: unknown) => parseSearch<Field>(source, KNOWN);
const printed = (query: unknown) => printFilter(search({ query }).filter, FIELDS);
const refused = (source: unknown): string => {
  try {
    search(source);
  } catch (error) {
    if (error instanceof SearchProblem) return error.message;
    throw error;
  }
  return 'taken';
};

describe('queries', () => {
  test.each([
    [{ match_all: {} }, ''],
    [{ term: { userName: 'Omar' } }, 'user = Omar'],
    [{ term: { 'user.keyword': { value: 'Omar' } } }, 'user = Omar'],
    [{ terms: { activity: ['share', 'view'] } }, 'activity in (share, view)'],
    [{ term: { src_ip: '10.0.0.0/8' } }, 'src_ip = "10.0.0.0/8"'],
    [{ range: { size: { gte: 5, lt: '9' } } }, 'size >= 5 and size < 9'],
    [{ exists: { field: 'object' } }, 'exists object'],
    [{ prefix: { object: 'q3' } }, 'object starts q3'],
    [{ match: { object: 'plan b' } }, 'object contains plan or object contains b'],
    [
      { match: { object: { query: 'plan b', operator: 'and' } } },
      'object contains plan and object contains b',
    ],
    [{ match_phrase: { object: 'plan b' } }, 'object contains "plan b"'],
    [{ bool: { must_not: { term: { user: 'a' } } } }, 'not user = a'],
    [{ bool: { filter: [{ term: { user: 'a' } }], should: [{ term: { user: 'b' } }] } }, 'user = a'],
    [
      {
        bool: {
          must: { term: { user: 'a' } },
          should: [{ term: { activity: 'view' } }, { term: { activity: 'share' } }],
          minimum_should_match: 1,
        },
      },
      'user = a and (activity = view or activity = share)',
    ],
    [
      { query_string: { query: 'user:omar AND (activity:share OR object:"plan b") -size:>10' } },
      'user = omar and (activity = share or object contains "plan b") and not size > 10',
    ],
    [
      { query_string: { query: 'size:[1 TO 5} _exists_:object', default_operator: 'AND' } },
      'size >= 1 and size < 5 and exists object',
    ],
    [{ query_string: { query: 'refund card' } }, 'text contains refund or text contains card'],
    [{ query_string: 'NOT user:a || activity:view' }, 'not user = a or activity = view'],
  ])('%j', (query, filter) => {
    expect(printed(query)).toBe(
      printFilter(parseFilter(filter, FIELDS).filter ?? { kind: 'or', parts: [] }, FIELDS),
    );
  });

  test('wildcards, also within the words of a query string', () => {
    const like = (field: Field, value: string) => ({ kind: 'text', field, operator: 'like', value });
    expect(search({ query: { wildcard: { object: 'q?-*.xlsx' } } }).filter).toEqual(
      like('object', 'q?-*.xlsx'),
    );
    expect(search({ query: { wildcard: { object: { wildcard: '*' } } } }).filter).toEqual({
      kind: 'exists',
      field: 'object',
    });
    expect(search({ query: { query_string: 'user:om* fin*' } }).filter).toEqual({
      kind: 'or',
      parts: [like('user', 'om*'), like('text', '*fin**')],
    });
  });

  test('times: ISO 8601, milliseconds, and date math that rounds to the right side', () => {
    const limits = (range: object) => {
      const { filter } = search({ query: { range: { '@timestamp': range } } });
      return filter.kind === 'and'
        ? filter.parts.map((part) => (part.kind === 'compare' ? isoTime(part.value) : part))
        : filter;
    };
    expect(limits({ gte: 'now-1d/d', lte: 'now/d' })).toEqual([
      '2026-11-24T00:00:00.000Z',
      '2026-11-25T23:59:59.999Z',
    ]);
    expect(limits({ gte: '2026-11-20', lt: '2026-11-20T10:00:00+02:00' })).toEqual([
      '2026-11-20T00:00:00.000Z',
      '2026-11-20T08:00:00.000Z',
    ]);
    expect(limits({ gt: 'now-1M/M', lt: Date.UTC(2026, 0, 1) })).toEqual([
      '2026-10-31T23:59:59.999Z',
      '2026-01-01T00:00:00.000Z',
    ]);
    expect(limits({ gte: 'now/w' })).toEqual(['2026-11-23T00:00:00.000Z']);
  });
});

describe('what is not supported is refused by its path', () => {
  test.each([
    [
      { query: { bool: { must: [{ term: { user: 'a' } }, { fuzzy: { user: 'a' } }] } } },
      'source.query.bool.must[1].fuzzy: is not a supported query',
    ],
    [{ query: { term: { nonsense: 'a' } } }, 'source.query.term.nonsense: “nonsense” is not a field'],
    [
      { query: { match: { object: { query: 'a', fuzziness: 1 } } } },
      'source.query.match.object.fuzziness: is not supported',
    ],
    [
      { query: { range: { object: { gt: 1 } } } },
      'source.query.range.object.gt: object is text, which has no range',
    ],
    [
      { query: { range: { size: { gt: 'many' } } } },
      'source.query.range.size.gt: must be a number, because size is one',
    ],
    [
      { query: { range: { time: { gt: 'tomorrow' } } } },
      'source.query.range.time.gt: must be an ISO 8601 time, milliseconds, or date math such as now-7d/d',
    ],
    [
      {
        query: {
          bool: {
            should: [{ match_all: {} }, { match_all: {} }, { match_all: {} }],
            minimum_should_match: 2,
          },
        },
      },
      'source.query.bool.minimum_should_match: must be 0, 1 or the number of clauses',
    ],
    [
      { query: { query_string: { query: '(user:a' } } },
      'source.query.query_string.query: lacks a closing parenthesis',
    ],
    [
      { query: { query_string: { query: 'user:a)' } } },
      'source.query.query_string.query: has a closing parenthesis too many',
    ],
    [{ script_fields: {} }, 'source.script_fields: is not supported'],
    [{ sort: [{ user: 'asc' }] }, 'source.sort: can’t sort by user, only by time'],
    [{ from: 9999, size: 100 }, 'source.from: and size reach 10000 hits; continue with search_after'],
    [
      { aggs: { a: { percentiles: { field: 'size' } } } },
      'source.aggs.a.percentiles: is not a supported aggregation',
    ],
    [{ aggs: { a: { sum: { field: 'user' } } } }, 'source.aggs.a.sum.field: user is text, not a number'],
    [
      { aggs: { a: { date_histogram: { field: 'time', fixed_interval: '7m' } } } },
      'source.aggs.a.date_histogram.fixed_interval: “7m” is not supported; use one of 1m, minute, 15m, 30m, 1h, 60m, hour, 6h, 1d, 24h, day, 1w, 7d, week, 1M, month',
    ],
    [
      { aggs: { a: { terms: { field: 'user', order: { biggest: 'desc' } } } } },
      'source.aggs.a.terms.order.biggest: is not _count, _key or a metric within',
    ],
  ])('%j', (source, problem) => {
    expect(refused(source)).toBe(problem);
  });
});

test('paging, order, returned fields and aggregations', () => {
  expect(
    search({
      size: 0,
      sort: [{ '@timestamp': { order: 'asc' } }],
      search_after: [5, '17'],
      _source: ['user'],
      track_total_hits: true,
      aggs: {
        people: {
          terms: { field: 'user', size: 5, order: { volume: 'desc' } },
          aggs: { volume: { sum: { field: 'size' } }, latest: { top_hits: { size: 1 } } },
        },
        days: { date_histogram: { field: 'time', calendar_interval: 'day' } },
      },
    }),
  ).toEqual({
    filter: { kind: 'and', parts: [] },
    from: 0,
    size: 0,
    order: 'oldest',
    after: { time: 5, key: '17' },
    fields: ['user'],
    aggregations: {
      people: {
        kind: 'terms',
        field: 'user',
        size: 5,
        orderBy: 'volume',
        descending: true,
        minCount: 1,
        within: {
          volume: { kind: 'sum', field: 'size' },
          latest: { kind: 'top_hits', size: 1, newest: true },
        },
      },
      days: { kind: 'date_histogram', interval: 'day', minCount: 0, within: {} },
    },
  });
});

test('any JSON is taken or refused, never thrown at', () => {
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 6 }), fc.string({ maxLength: 60 }), (value, text) => {
      for (const query of [
        value,
        { query_string: text },
        { bool: { must: value } },
        { term: { user: value } },
      ])
        expect(typeof refused({ query })).toBe('string');
    }),
  );
});

test('a query string finds the same rows as the bool query it stands for', () => {
  const word = fc.constantFrom('a', 'b', 'c');
  const clause = fc.record({ user: word, activity: word, isNot: fc.boolean() });
  const row = fc.record({ user: word, activity: word });
  fc.assert(
    fc.property(fc.array(clause, { minLength: 1, maxLength: 4 }), row, (clauses, given) => {
      const text = clauses
        .map(({ user, activity, isNot }) => `${isNot ? 'NOT ' : ''}(user:${user} OR activity:${activity})`)
        .join(' AND ');
      const parts = clauses.map(({ user, activity, isNot }) => {
        const either = { bool: { should: [{ term: { user } }, { term: { activity } }] } };
        return isNot ? { bool: { must_not: [either] } } : either;
      });
      const meets = (query: unknown) =>
        evaluateRow(search({ query }).filter, FIELDS, (field) =>
          field === 'user' ? given.user : given.activity,
        );
      expect(meets({ query_string: text })).toBe(meets({ bool: { filter: parts } }));
    }),
  );
});
