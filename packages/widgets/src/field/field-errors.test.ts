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

test("a field shows the server's error for its name, and is invalid", () => {
  expect(shown({ name: 'name', value: 'Legal' })).toMatch(/aria-invalid="true".*Name already in use\./);
  expect(shown({ name: 'notes', value: 'Legal' })).not.toMatch(/aria-invalid|in use/);
  expect(shown({ value: 'Legal' })).not.toMatch(/aria-invalid|in use/);
});

test("the page's error takes precedence over the server's", () => {
  expect(shown({ name: 'name', value: '<', error: 'Without < and >' })).not.toContain('in use');
});

test('an empty required field reports that it is required, not its format', () => {
  const field = { isRequired: true, formatError: 'Use 1 to 64 letters' };
  expect(shown({ ...field, value: ' ' })).toContain('>Required<');
  expect(shown({ ...field, value: '<' })).toContain('Use 1 to 64 letters');
  expect(shown({ ...field, value: '' }, { byName: {} })).toContain('Use 1 to 64 letters');
});

test('required fields are marked, without errors before a submission', () => {
  const field = shown({ isRequired: true, value: '' }, { byName: {} });
  expect(field).toMatch(/data-required="true"/);
  expect(field).not.toMatch(/aria-invalid/);
});
