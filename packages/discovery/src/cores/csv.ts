const QUOTE = 34;
const SPACE = 32;

/**
 * Parses a line of delimited values (RFC 4180, any delimiter) into `values`. Returns their number, or -1 for
 * an unclosed quote. Quoted values may contain the delimiter, and `""` for a quote.
 */
export function readCsv(text: string, from: number, delimiter: string, values: string[]): number {
  const { length } = text;
  let count = 0;
  let at = from;
  for (;;) {
    let first = at;
    while (text.charCodeAt(first) === SPACE) first += 1;
    if (text.charCodeAt(first) === QUOTE) {
      let close = text.indexOf('"', first + 1);
      let doubled = false;
      while (close >= 0 && text.charCodeAt(close + 1) === QUOTE) {
        doubled = true;
        close = text.indexOf('"', close + 2);
      }
      if (close < 0) return -1;
      const value = text.slice(first + 1, close);
      values[count] = doubled ? value.replaceAll('""', '"') : value;
      count += 1;
      const next = text.indexOf(delimiter, close + 1);
      if (next < 0) return count;
      at = next + delimiter.length;
    } else {
      const next = text.indexOf(delimiter, at);
      values[count] = text.slice(at, next < 0 ? length : next);
      count += 1;
      if (next < 0) return count;
      at = next + delimiter.length;
    }
  }
}
