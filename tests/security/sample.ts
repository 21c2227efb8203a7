import { z } from 'zod';

type Schema = z.core.JSONSchema._JSONSchema;

/** Makes the text of a field, by its name. */
export type TextOf = (field: string) => string;

/** A value that a schema most likely takes, with every field there is, so that an attack reaches each of them. */
export function sampleOf(schema: z.ZodType, textOf: TextOf): unknown {
  return sample(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }), '', textOf);
}

function sample(schema: Schema, field: string, textOf: TextOf): unknown {
  if (typeof schema === 'boolean') return textOf(field);
  const { enum: values, anyOf, oneOf, allOf, type, items, properties, minimum } = schema;
  if (schema.const !== undefined) return schema.const;
  if (values !== undefined) return values[0];
  const [choice] = anyOf ?? oneOf ?? [];
  if (choice !== undefined) return sample(choice, field, textOf);
  if (allOf !== undefined) return Object.assign({}, ...allOf.map((part) => sample(part, field, textOf)));
  if (type === 'integer' || type === 'number') return Math.max(1, minimum ?? 1);
  if (type === 'boolean') return true;
  if (type === 'null') return null;
  if (type === 'array') return [sample((Array.isArray(items) ? items[0] : items) ?? {}, field, textOf)];
  if (type === 'object' || properties !== undefined)
    return Object.fromEntries(
      Object.entries(properties ?? {}).map(([name, part]) => [name, sample(part, name, textOf)]),
    );
  return textOf(field);
}

/** The texts of a value, each as a function that makes the value with another text in its place. */
export function* textsIn(value: unknown): Generator<(text: string) => unknown> {
  if (typeof value === 'string') yield (text) => text;
  else if (Array.isArray(value))
    for (const [at, each] of value.entries())
      for (const put of textsIn(each)) yield (text) => value.with(at, put(text));
  else if (typeof value === 'object' && value !== null)
    for (const [name, each] of Object.entries(value))
      for (const put of textsIn(each)) yield (text) => ({ ...value, [name]: put(text) });
}
