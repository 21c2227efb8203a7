import { expect, it } from 'vitest';
import {
  definitionOf,
  draftOf,
  draftProblem,
  minimumRange,
  missingColumns,
  newDraft,
  withTable,
} from './index-draft.ts';

const head = {
  names: ['Name', 'Card', 'Born', 'Joined'],
  rows: [
    ['Ann Lee', '4111 1111 1111 1111', '1980-04-03', '04/25/2020'],
    ['Bob', '', '', '05/01/2021'],
  ],
};

it('offers the columns of a table, and guesses their kinds from the first rows', () => {
  const { columns } = withTable(newDraft('exact'), head);
  expect(columns.map(({ kind }) => kind)).toEqual(['text', 'number', 'date', 'date']);
  expect(columns.map(({ dateOrder }) => dateOrder).slice(2)).toEqual(['ymd', 'mdy']);
  expect(columns.every(({ isChosen }) => isChosen)).toBe(true);
});

it('chooses no more columns than an index can have', () => {
  const names = Array.from({ length: 20 }, (_, index) => `c${index}`);
  const draft = withTable(newDraft('exact'), { names, rows: [] });
  expect(draft.columns.filter(({ isChosen }) => isChosen)).toHaveLength(16);
  expect(draftProblem(draft)).toBeUndefined();
  const all = draft.columns.map((column) => ({ ...column, isChosen: true }));
  expect(draftProblem({ ...draft, columns: all })).toBe('too_many_columns');
});

it('keeps what was chosen when another table is read', () => {
  const definition = {
    kind: 'exact' as const,
    columns: [{ name: 'card', kind: 'text' as const, isRequired: true }],
    minimumColumns: 1,
    within: 200,
  };
  const draft = withTable(draftOf({ definition }), head);
  expect(draft.columns.map(({ name, isChosen }) => [name, isChosen])).toEqual([
    ['Name', false],
    ['Card', true],
    ['Born', false],
    ['Joined', false],
  ]);
  expect(definitionOf(draft)).toEqual({
    ...definition,
    columns: [{ name: 'Card', kind: 'text', isRequired: true }],
  });
});

it('names the columns that a table lacks, ignoring case', () => {
  expect(missingColumns([{ name: 'NAME' }, { name: 'IBAN' }], head)).toEqual(['IBAN']);
});

it('requires at least one cell of each required column, and no more cells than columns', () => {
  const draft = withTable(newDraft('exact'), head);
  const columns = draft.columns.map((column, index) => ({
    ...column,
    isRequired: index < 2,
    isChosen: index < 3,
  }));
  expect(minimumRange(columns)).toEqual({ min: 2, max: 3 });
  expect(definitionOf({ ...draft, columns, minimumColumns: 9 })).toMatchObject({ minimumColumns: 3 });
  expect(definitionOf({ ...draft, columns, minimumColumns: 1 })).toMatchObject({ minimumColumns: 2 });
  expect(draftProblem(newDraft('exact'))).toBe('no_columns');
});

it('keeps the share of a fingerprint index', () => {
  const definition = { kind: 'fingerprint' as const, minimumShare: 0.12 };
  expect(definitionOf(draftOf({ definition }))).toEqual(definition);
});
