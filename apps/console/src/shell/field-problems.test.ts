import { expect, test } from 'vitest';
import { fieldProblems } from './field-problems.ts';

const problem = (path: string, text = path) => ({ path, text });

test('a problem is shown at the field whose name is in its path', () => {
  const byName = fieldProblems(
    [problem('body.tag.tag_name', 'Too long'), problem('body.networks.0'), problem('body.networks.3')],
    ['tag_name', 'networks'],
  );
  expect(byName).toEqual({ tag_name: ['Too long'], networks: ['body.networks.0', 'body.networks.3'] });
});

test('the longest name wins, and only whole names count', () => {
  const byName = fieldProblems(
    [problem('body.params.name'), problem('body.rename')],
    ['name', 'params.name'],
  );
  expect(byName).toEqual({ 'params.name': ['body.params.name'] });
});

test('what no field is about stays for the form to list', () => {
  expect(fieldProblems([problem('body.id'), problem('body')], ['name', ''])).toEqual({});
});
