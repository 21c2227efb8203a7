import type { PeopleShown } from '@casbah/domain/anonymous-person';
import { TEXT_PARTS } from '@casbah/domain/filter/activity-fields';
import { placeOf } from '@casbah/domain/filter/event-values';
import type { Filter } from '@casbah/domain/filter/expression';
import {
  isOfService,
  isOwn,
  LOG_FIELDS,
  type LogField,
  type OwnCondition,
  type ServiceCondition,
} from '@casbah/domain/filter/log-fields';
import { textMeets as emptyMeets, foldCase } from '@casbah/domain/filter/meets';
import type { FieldDefinition } from '@casbah/domain/filter/vocabulary';
import type { Column } from './column.ts';
import { isNumber, numberMeets, targetMeets, textMeets, timeMeets } from './compile-condition.ts';
import { numberedOf } from './people.ts';
import { bound, joined, named, type Sql, sql } from './sql.ts';
import { haveTerm, isTerm } from './terms-index.ts';
import { hintOf, wordsContain } from './words-index.ts';

/** Columns that a filter uses. */
export function columnsOf(filter: Filter<LogField>, found: Set<Column> = new Set()): Set<Column> {
  switch (filter.kind) {
    case 'and':
    case 'or':
      for (const part of filter.parts) columnsOf(part, found);
      return found;
    case 'not':
      return columnsOf(filter.part, found);
    default:
      if (isOfService(filter)) return found.add('service_id');
      if (!isOwn(filter)) throw new RangeError(`“${filter.field}” is a total: split it off first`);
      for (const column of columnsOfCondition(filter)) found.add(column);
      return found;
  }
}

/** Columns of a condition: the only way from a field name into SQL. */
function columnsOfCondition(condition: OwnCondition): readonly Column[] {
  const place = placeOf(condition.field);
  switch (place.in) {
    case 'field':
      return [place.field];
    case 'extra':
      return [place.name];
    case 'targets':
      return ['targets'];
    case 'text':
      return isInWords(condition) ? ['words'] : partsOfText(condition).flatMap(columnsOfCondition);
  }
}

/** `words` has one text per line, so a text with a line break is looked for in each of them. */
function isInWords(condition: OwnCondition): boolean {
  return condition.kind === 'text' && condition.operator === 'contains' && !condition.value.includes('\n');
}

function partsOfText(condition: OwnCondition): OwnCondition[] {
  return TEXT_PARTS.map((field) => ({ ...condition, field }));
}

/** Requester-specific meaning of a filter. */
export interface Meaning {
  tenant: string;
  /** IDs of the services that match a condition on a service field. */
  resolve: (condition: ServiceCondition) => readonly string[];
  /** How users are named in a company with anonymization. */
  people?: PeopleShown | undefined;
  /** Whether the table has indexes of its words and terms. */
  isIndexed?: boolean | undefined;
}

/**
 * Compiles a filter into an SQL condition with bound values. It selects exactly the events for which
 * `evaluate` returns true. It excludes the tenant, which the store adds to every statement.
 */
export function compileFilter(filter: Filter<LogField>, asked: Meaning): Sql {
  switch (filter.kind) {
    case 'and':
    case 'or': {
      const parts = filter.parts.map((part) => sql`(${compileFilter(part, asked)})`);
      if (parts.length === 0) return filter.kind === 'and' ? sql`true` : sql`false`;
      return joined(parts, filter.kind === 'and' ? ' AND ' : ' OR ');
    }
    case 'not':
      return sql`NOT (${compileFilter(filter.part, asked)})`;
    default:
      if (isOfService(filter)) return compileService(asked.resolve(filter), asked);
      if (!isOwn(filter)) throw new RangeError(`“${filter.field}” is a total: split it off first`);
      if (asked.isIndexed === true) {
        const found = termsOf(filter, asked.people);
        if (found !== undefined) return found;
      }
      if (filter.field === 'user') return compilePerson(filter, asked);
      return asked.isIndexed === true ? compileIndexed(filter) : compileOwn(filter);
  }
}

function compileService(ids: readonly string[], { isIndexed }: Meaning): Sql {
  const exact = oneOf('service_id', ids);
  const found = isIndexed === true ? haveTerm('service_id', ids) : undefined;
  // Terms are folded, IDs aren't.
  return found === undefined ? exact : sql`(${found}) AND (${exact})`;
}

/** A condition as terms of the index; undefined if it isn't one on values that have terms. */
function termsOf(condition: OwnCondition, people: PeopleShown | undefined): Sql | undefined {
  if (condition.kind !== 'in') return undefined;
  const { field } = condition;
  // Pseudonyms are no terms.
  if (!isTerm(field) || (field === 'user' && people !== undefined)) return undefined;
  return haveTerm(field, condition.values.map(String));
}

/** The same, found by the index of `words` as far as it can. */
function compileIndexed(condition: OwnCondition): Sql {
  if (condition.field === 'text' && condition.kind === 'text' && isInWords(condition))
    return wordsContain(foldCase(condition.value));
  const hint = hintOf(condition);
  return hint === undefined ? compileOwn(condition) : sql`(${hint}) AND (${compileOwn(condition)})`;
}

function compileOwn(condition: OwnCondition): Sql {
  const place = placeOf(condition.field);
  switch (place.in) {
    case 'field':
    case 'extra': {
      const column = place.in === 'field' ? place.field : place.name;
      if (column === 'time') return timeMeets(condition);
      if (isNumber(column)) return numberMeets(condition, column);
      return textMeets(condition, column, isAddress(condition));
    }
    case 'targets':
      return targetMeets(condition);
    case 'text':
      return isInWords(condition) && condition.kind === 'text'
        ? sql`position(words, ${bound('String', foldCase(condition.value))}) > 0`
        : joined(
            partsOfText(condition).map((part) => sql`(${compileOwn(part)})`),
            ' OR ',
          );
  }
}

function isAddress({ field }: OwnCondition): boolean {
  const { isAddress: is }: FieldDefinition = LOG_FIELDS[field];
  return is === true;
}

/** The column equals one of the texts exactly. */
export function oneOf(column: Column, values: readonly string[]): Sql {
  return values.length === 0 ? sql`false` : sql`${named(column)} IN ${bound('Array(String)', values)}`;
}

/** Resolves a condition on people to their names once per read, not for each row. */
function compilePerson(condition: OwnCondition, { tenant, people }: Meaning): Sql {
  if (condition.kind === 'exists') return sql`person != 0`;
  const meant = whoIsMeant(condition, people);
  const parts: Sql[] = [];
  // A missing name is empty text, as in other fields; the people table has no such name.
  if (meansNobody(condition, people)) parts.push(sql`person = 0`);
  if (meant.length > 0)
    parts.push(
      sql`person IN (SELECT person FROM people WHERE tenant_id = ${bound('String', tenant)} AND (${joined(meant, ' OR ')}))`,
    );
  return parts.length === 0 ? sql`false` : joined(parts, ' OR ');
}

/** The ways a condition can match people in the `user` column: by name, or by pseudonym. */
function whoIsMeant(condition: OwnCondition, people: PeopleShown | undefined): Sql[] {
  const numbered = people === undefined ? [] : numberedOf(condition, people);
  if (people?.hidden === true || condition.kind === 'compare') return numbered;
  return [...numbered, textMeets(condition, 'user', false)];
}

function meansNobody(condition: OwnCondition, people: PeopleShown | undefined): boolean {
  if (condition.kind === 'in') return condition.values.some((value) => String(value) === '');
  return people?.hidden !== true && emptyMeets(condition, {}, '');
}
