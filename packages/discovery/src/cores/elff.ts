const SPACE = 32;
const TAB = 9;
const QUOTE = 34;
const BRACKET = 91;

/**
 * Splits a W3C extended log line into `values` at spaces or tabs, or only at tabs if `tabs`. Quotes and time
 * brackets keep a value together. Returns the number of values, or -1 for an unclosed quote.
 */
export function readElff(text: string, from: number, tabs: boolean, values: string[]): number {
  const { length } = text;
  let count = 0;
  let at = from;
  while (at <= length) {
    if (!tabs) while (text.charCodeAt(at) === SPACE || text.charCodeAt(at) === TAB) at += 1;
    if (at >= length) break;
    const code = text.charCodeAt(at);
    if (code === QUOTE) {
      let close = text.indexOf('"', at + 1);
      let doubled = false;
      while (close >= 0 && text.charCodeAt(close + 1) === QUOTE) {
        doubled = true;
        close = text.indexOf('"', close + 2);
      }
      if (close < 0) return -1;
      const value = text.slice(at + 1, close);
      values[count] = doubled ? value.replaceAll('""', '"') : value;
      count += 1;
      at = close + 1;
      if (tabs && text.charCodeAt(at) === TAB) at += 1;
      continue;
    }
    if (code === BRACKET && !tabs) {
      const close = text.indexOf(']', at);
      if (close > at && close - at < 40) {
        values[count] = text.slice(at + 1, close);
        count += 1;
        at = close + 1;
        continue;
      }
    }
    let end = text.indexOf(tabs ? '\t' : ' ', at);
    if (!tabs) {
      const tab = end < 0 ? text.indexOf('\t', at) : -1;
      if (tab >= 0) end = tab;
    }
    if (end < 0) end = length;
    values[count] = text.slice(at, end);
    count += 1;
    at = end + 1;
  }
  return count;
}
