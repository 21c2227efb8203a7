import { isJsonObject, type JsonObject } from '../cores/json.ts';
import { ipOf } from '../fields/address.ts';

/** First address among a DNS answer's records; `names`: possible names of their data field. */
export function firstAddress(answers: unknown, names: readonly string[]): string | undefined {
  if (!Array.isArray(answers)) return undefined;
  for (const answer of answers) {
    if (!isJsonObject(answer)) continue;
    const data = dataOf(answer, names);
    if (data !== undefined && ipOf(data) !== undefined) return data;
  }
  return undefined;
}

function dataOf(answer: JsonObject, names: readonly string[]): string | undefined {
  for (const name of names) {
    const value = answer[name];
    if (typeof value === 'string') return value;
  }
  return undefined;
}
