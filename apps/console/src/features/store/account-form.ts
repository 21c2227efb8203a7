import {
  type AppParameter,
  type ParameterName,
  type ParameterProblem,
  type ParameterValue,
  problemOfParameter,
} from '@casbah/domain/store/app-parameter';

/** Field values: texts and switches. */
export type Fields = Readonly<Partial<Record<ParameterName, string | boolean>>>;

/** Invalid parameters, with the reason. */
export type Problems = Partial<Record<ParameterName, ParameterProblem>>;

/** Fields for an account with these values; secrets start empty. */
export function fieldsOf(
  parameters: readonly AppParameter[],
  told: Readonly<Record<string, ParameterValue>>,
): Fields {
  const fields: Partial<Record<ParameterName, string | boolean>> = {};
  for (const { name, kind } of parameters) {
    const value = told[name];
    if (kind === 'switch') fields[name] = value === true;
    else if (typeof value === 'object') fields[name] = value.join('\n');
    else fields[name] = value === undefined ? '' : String(value);
  }
  return fields;
}

/** Parameters from the fields, without secrets that stay unchanged. */
export function toldBy(
  parameters: readonly AppParameter[],
  fields: Fields,
  kept: readonly string[],
): { params: Record<string, string | number | boolean | string[]>; problems: Problems } {
  const params: Record<string, string | number | boolean | string[]> = {};
  const problems: Problems = {};
  for (const parameter of parameters) {
    const value = saidBy(parameter, fields[parameter.name]);
    if (parameter.kind === 'secret' && value === '' && kept.includes(parameter.name)) continue;
    const problem = problemOfParameter(parameter, value);
    if (problem !== undefined) problems[parameter.name] = problem;
    params[parameter.name] = value;
  }
  return { params, problems };
}

function saidBy(
  { kind }: AppParameter,
  field: string | boolean | undefined,
): string | number | boolean | string[] {
  if (kind === 'switch') return field === true;
  const text = typeof field === 'string' ? field.trim() : '';
  // Invalid numbers are sent as text, so the server rejects them.
  if (kind === 'number') return text === '' || Number.isNaN(Number(text)) ? text : Number(text);
  return kind === 'list' ? linesOf(text) : text;
}

export function linesOf(text: string): string[] {
  return text
    .split(/[\n,;]/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
}
