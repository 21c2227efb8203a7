import type { Filter } from '../filter/expression.ts';
import { isTextType } from '../filter/vocabulary.ts';
import { parseQueryString } from './query-string.ts';
import {
  compares,
  contains,
  EVERYTHING,
  equals,
  fieldOf,
  isLike,
  NOTHING,
  type SearchFields,
} from './search-fields.ts';
import {
  isSearchObject,
  listAt,
  objectAt,
  onlyMember,
  refuseOthers,
  SearchProblem,
  textAt,
} from './search-problem.ts';

/** Maximum depth of nested queries, and conditions in all. */
const DEEPEST = 20;
const MOST_VALUES = 10_000;
const RANGE = { gt: '>', gte: '>=', lt: '<', lte: '<=' } as const;
const RANGE_OPTIONS = ['format', 'time_zone', 'boost', 'relation'];

/**
 * A query of a search body as a filter.
 * @throws SearchProblem for anything unsupported, with its path
 */
export function parseQuery<Field extends string>(
  query: unknown,
  at: string,
  known: SearchFields<Field>,
  depth = 0,
): Filter<Field> {
  if (depth > DEEPEST) throw new SearchProblem(at, `is nested more than ${DEEPEST} times`);
  const { name, value, at: inside } = onlyMember(query, at);
  switch (name) {
    case 'match_all':
      return EVERYTHING;
    case 'match_none':
      return NOTHING;
    case 'bool':
      return parseBool(value, inside, known, depth);
    case 'constant_score': {
      const body = objectAt(value, inside);
      refuseOthers(body, ['filter', 'boost'], inside);
      return parseQuery(body.filter, `${inside}.filter`, known, depth + 1);
    }
    case 'term':
      return parseTerm(value, inside, known);
    case 'terms':
      return parseTerms(value, inside, known);
    case 'range':
      return parseRange(value, inside, known);
    case 'match':
    case 'match_phrase':
      return parseMatch(value, inside, known, name === 'match_phrase');
    case 'exists': {
      const body = objectAt(value, inside);
      refuseOthers(body, ['field', 'boost'], inside);
      return {
        kind: 'exists',
        field: fieldOf(textAt(body.field, `${inside}.field`), `${inside}.field`, known),
      };
    }
    case 'wildcard':
    case 'prefix':
      return parsePattern(value, inside, known, name);
    case 'query_string':
    case 'simple_query_string':
      if (name === 'query_string') return parseQueryString(value, inside, known);
      throw new SearchProblem(inside, 'is not supported; use query_string');
    default:
      throw new SearchProblem(inside, 'is not a supported query');
  }
}

function parseBool<Field extends string>(
  value: unknown,
  at: string,
  known: SearchFields<Field>,
  depth: number,
): Filter<Field> {
  const body = objectAt(value, at);
  refuseOthers(body, ['must', 'filter', 'should', 'must_not', 'minimum_should_match', 'boost'], at);
  const partsOf = (clause: string): Filter<Field>[] => {
    const given = body[clause];
    if (given === undefined) return [];
    return listAt(given).map((one, index) =>
      parseQuery(
        one,
        Array.isArray(given) ? `${at}.${clause}[${index}]` : `${at}.${clause}`,
        known,
        depth + 1,
      ),
    );
  };
  const required = [...partsOf('must'), ...partsOf('filter')];
  const parts = [...required, ...partsOf('must_not').map((part): Filter<Field> => ({ kind: 'not', part }))];
  const should = partsOf('should');
  // Next to required clauses, `should` only affects the score, which isn't used.
  const minimum = minimumOf(body.minimum_should_match, `${at}.minimum_should_match`, {
    usual: required.length === 0 && should.length > 0 ? 1 : 0,
    clauses: should.length,
  });
  if (minimum === 1) parts.push({ kind: 'or', parts: should });
  else if (minimum > 1) parts.push({ kind: 'and', parts: should });
  const [first] = parts;
  return parts.length === 1 && first !== undefined ? first : { kind: 'and', parts };
}

function minimumOf(
  value: unknown,
  at: string,
  { usual, clauses }: { usual: number; clauses: number },
): number {
  if (value === undefined) return usual;
  const number = Number(value);
  if (number === 0 || number === 1 || (number === clauses && clauses > 0)) return number;
  throw new SearchProblem(at, 'must be 0, 1 or the number of clauses');
}

function parseTerm<Field extends string>(
  value: unknown,
  at: string,
  known: SearchFields<Field>,
): Filter<Field> {
  const { name, value: given, at: inside } = onlyMember(value, at);
  const field = fieldOf(name, inside, known);
  if (!isSearchObject(given)) return equals(field, [given], inside, known);
  refuseOthers(given, ['value', 'boost', 'case_insensitive'], inside);
  return equals(field, [given.value], `${inside}.value`, known);
}

function parseTerms<Field extends string>(
  value: unknown,
  at: string,
  known: SearchFields<Field>,
): Filter<Field> {
  const { boost: _, ...body } = objectAt(value, at);
  const { name, value: given, at: inside } = onlyMember(body, at);
  if (!Array.isArray(given)) throw new SearchProblem(inside, 'must be a list of values');
  if (given.length > MOST_VALUES) throw new SearchProblem(inside, `has more than ${MOST_VALUES} values`);
  return equals(fieldOf(name, inside, known), given, inside, known);
}

function parseRange<Field extends string>(
  value: unknown,
  at: string,
  known: SearchFields<Field>,
): Filter<Field> {
  const { name, value: given, at: inside } = onlyMember(value, at);
  const field = fieldOf(name, inside, known);
  const body = objectAt(given, inside);
  refuseOthers(body, [...Object.keys(RANGE), ...RANGE_OPTIONS], inside);
  if (body.time_zone !== undefined && body.time_zone !== 'UTC' && body.time_zone !== '+00:00')
    throw new SearchProblem(`${inside}.time_zone`, 'must be UTC; write the offset in the times');
  const parts = Object.entries(RANGE).flatMap(([limit, operator]) =>
    body[limit] === undefined || body[limit] === null
      ? []
      : [compares(field, operator, body[limit], `${inside}.${limit}`, known)],
  );
  if (parts.length === 0) throw new SearchProblem(inside, 'needs gt, gte, lt or lte');
  return { kind: 'and', parts };
}

function parseMatch<Field extends string>(
  value: unknown,
  at: string,
  known: SearchFields<Field>,
  isPhrase: boolean,
): Filter<Field> {
  const { name, value: given, at: inside } = onlyMember(value, at);
  const field = fieldOf(name, inside, known);
  const body = isSearchObject(given) ? given : { query: given };
  refuseOthers(body, ['query', 'operator', 'boost', 'lenient', 'zero_terms_query'], inside);
  const { type } = known.fields[field];
  if (!isTextType(type)) return equals(field, [body.query], `${inside}.query`, known);
  const text = textAt(body.query, `${inside}.query`);
  if (isPhrase) return contains(field, [text], 'and');
  const isAnd = String(body.operator ?? 'or').toLowerCase() === 'and';
  return contains(
    field,
    text.split(/\s+/).filter((word) => word !== ''),
    isAnd ? 'and' : 'or',
  );
}

function parsePattern<Field extends string>(
  value: unknown,
  at: string,
  known: SearchFields<Field>,
  kind: 'wildcard' | 'prefix',
): Filter<Field> {
  const { name, value: given, at: inside } = onlyMember(value, at);
  const field = fieldOf(name, inside, known);
  const body = isSearchObject(given) ? given : { value: given };
  refuseOthers(body, ['value', 'wildcard', 'boost', 'case_insensitive', 'rewrite'], inside);
  const text = textAt(body.value ?? body.wildcard, `${inside}.value`);
  if (kind === 'wildcard') return isLike(field, text, inside, known);
  if (!isTextType(known.fields[field].type))
    throw new SearchProblem(inside, `${field} is a number, which has no prefix`);
  return { kind: 'text', field, operator: 'starts', value: text };
}
