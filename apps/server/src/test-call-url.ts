/** What an address names where it names something else than an id. */
const NAMED: ReadonlyMap<string, string> = new Map([
  ['list', 'services'],
  ['presence', 'sessions'],
  ['sequence', '999999'],
  ['question', 'soc_2'],
]);

/** An address that a call's template allows: what it names is of the right kind, and its ids are of nothing there is. */
export const callUrl = (template: string, id: string = crypto.randomUUID()): string =>
  template.replace(/\{(\w+)\}/g, (_, name) => NAMED.get(name) ?? id);
