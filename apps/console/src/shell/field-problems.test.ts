import { expect, test } from 'vitest';
import { placeError } from './field-problems.ts';

const problem = (path: string, text = path) => ({ path, text });
const error = (...problems: ReturnType<typeof problem>[]) => ({
  text: 'All of it',
  summary: 'Some values are wrong',
  problems,
  requestId: 'r-1',
});

test('shows a problem at the field whose name is in its path', () => {
  const placed = placeError(
    error(problem('body.tag.tag_name', 'Too long'), problem('body.networks.0'), problem('body.networks.3')),
    ['tag_name', 'networks'],
  );
  expect(placed).toEqual({
    byName: { tag_name: 'Too long', networks: 'body.networks.0 body.networks.3' },
    summary: undefined,
  });
});

test('the longest name wins, and only whole names count', () => {
  const { byName } = placeError(error(problem('body.params.name'), problem('body.rename')), [
    'name',
    'params.name',
  ]);
  expect(byName).toEqual({ 'params.name': 'body.params.name' });
});

test('problems without a field stay in the summary', () => {
  const placed = placeError(error(problem('body.id'), problem('body.name')), ['name', '']);
  expect(placed.byName).toEqual({ name: 'body.name' });
  expect(placed.summary?.problems).toEqual([problem('body.id')]);
});

test('shows an error that names its field there, and elsewhere in the summary', () => {
  const taken = { text: 'A tag named Legal already exists.', field: 'tag_name', requestId: 'r-1' };
  expect(placeError(taken, ['tag_name'])).toEqual({ byName: { tag_name: taken.text }, summary: undefined });
  expect(placeError(taken, ['color'])).toEqual({ byName: {}, summary: taken });
});

test('shows an error about no value in the summary', () => {
  const offline = { text: 'Casbah doesn’t answer.', requestId: undefined };
  expect(placeError(offline, ['name'])).toEqual({ byName: {}, summary: offline });
});
