import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { TextField, type TextFieldProps } from '../text-field/TextField.tsx';
import { type FormErrors, FormErrorsContext } from './field-errors.ts';

const REFUSED: FormErrors = { byName: { name: 'Name already in use.' }, required: 'Required' };

function shown(field: TextFieldProps, errors: FormErrors = REFUSED): string {
  return renderToStaticMarkup(
    createElement(
      FormErrorsContext,
      { value: errors },
      createElement(TextField, { label: 'Name', ...field }),
    ),
  );
}

test('a field shows what the server refused under its name, and is invalid', () => {
  expect(shown({ name: 'name', value: 'Legal' })).toMatch(/aria-invalid="true".*Name already in use\./);
  expect(shown({ name: 'notes', value: 'Legal' })).not.toMatch(/aria-invalid|in use/);
  expect(shown({ value: 'Legal' })).not.toMatch(/aria-invalid|in use/);
});

test('the error of the page goes before that of the server', () => {
  expect(shown({ name: 'name', value: '<', error: 'Without < and >' })).not.toContain('in use');
});

test('an empty required field says that it is required, not what format it lacks', () => {
  const field = { isRequired: true, formatError: 'Use 1 to 64 letters' };
  expect(shown({ ...field, value: ' ' })).toContain('>Required<');
  expect(shown({ ...field, value: '<' })).toContain('Use 1 to 64 letters');
  expect(shown({ ...field, value: '' }, { byName: {} })).toContain('Use 1 to 64 letters');
});

test('required fields are marked, and nothing is wrong before somebody tried', () => {
  const field = shown({ isRequired: true, value: '' }, { byName: {} });
  expect(field).toMatch(/data-required="true"/);
  expect(field).not.toMatch(/aria-invalid/);
});
