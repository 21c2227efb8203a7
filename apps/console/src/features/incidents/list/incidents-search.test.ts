import { expect, test } from 'vitest';
import { askedText, readIncidentFilter, readIncidentsSearch } from './incidents-search.ts';

test('a link says which incidents it shows; invalid parameters are ignored', () => {
  const id = '0b0f3a1e-3f5d-4a54-9c3c-0a1c2d3e4f50';
  expect(
    readIncidentsSearch({ view: 'mine', order: 'newest', selected: id, tab: 'notes', filter: 'state = new' }),
  ).toEqual({ view: 'mine', order: 'newest', selected: id, tab: 'notes', filter: 'state = new' });
  expect(readIncidentsSearch({ view: 'open', order: 'size', selected: '../x', tab: 'summary' })).toEqual({});
});

test('a view limits the filter', () => {
  const { filter } = readIncidentFilter('severity = high');
  expect(askedText(filter, 'all', 'nadia@atlas.example')).toBe('severity = high');
  expect(askedText(filter, 'open', 'nadia@atlas.example')).toBe(
    'state in (new, in_progress) and severity = high',
  );
  expect(askedText(filter, 'mine', 'nadia@atlas.example')).toMatch(/owner = "?nadia@atlas.example"?/);
  const unassigned = askedText(filter, 'unassigned', '');
  expect(readIncidentFilter(unassigned).error).toBeUndefined();
  expect(unassigned).toContain('owner = ""');
});
