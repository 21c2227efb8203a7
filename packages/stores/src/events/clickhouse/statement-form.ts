import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import type { ParameterValue } from './sql.ts';

/** A statement and its values as a form, because thousands of IDs or names don't fit in a URL. */
export function formOf(
  text: string,
  values: Readonly<Record<string, ParameterValue>>,
): { contentType: string; body: Readable } {
  const boundary = `casbah-${randomUUID()}`;
  const fields = { query: text, ...prefixed(values) };
  const parts = Object.entries(fields).map(
    ([name, value]) => `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  return {
    contentType: `multipart/form-data; boundary=${boundary}`,
    body: Readable.from([Buffer.from(`${parts.join('')}--${boundary}--\r\n`)], { objectMode: false }),
  };
}

function prefixed(values: Readonly<Record<string, ParameterValue>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [`param_${name}`, parameterText(value)]),
  );
}

/** A value as text of the TabSeparated format. */
function parameterText(value: ParameterValue): string {
  if (typeof value === 'string') return escaped(value);
  if (typeof value === 'number') return String(value);
  return `[${value.map((item) => (typeof item === 'string' ? `'${escaped(item)}'` : String(item))).join(',')}]`;
}

const ESCAPES: Readonly<Record<string, string>> = {
  '\t': '\\t',
  '\n': '\\n',
  '\r': '\\r',
  "'": "\\'",
  '\\': '\\\\',
};

function escaped(text: string): string {
  return text.replaceAll(/[\t\n\r'\\]/g, (character) => ESCAPES[character] ?? character);
}
