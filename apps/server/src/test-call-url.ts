/** Path parameters that aren't IDs. */
const NAMED: ReadonlyMap<string, string> = new Map([
  ['list', 'services'],
  ['presence', 'sessions'],
  ['sequence', '999999'],
  ['question', 'soc_2'],
]);

/** A valid URL for a call's template, with IDs that don't exist. */
export const callUrl = (template: string, id: string = crypto.randomUUID()): string =>
  template.replace(/\{(\w+)\}/g, (_, name) => NAMED.get(name) ?? id);
