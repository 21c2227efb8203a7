const STEP = '  ';

/**
 * A JSON text with one value per line. Works on the text, so that long numbers and repeated names stay as they are.
 * Text that isn't JSON is returned unchanged.
 */
export function prettyJson(text: string): string {
  if (!isJson(text)) return text;
  let out = '';
  let depth = 0;
  for (const [token] of text.matchAll(/"(?:[^"\\]|\\.)*"|[^\s"{}[\],:]+|[{}[\],:]/g)) {
    switch (token) {
      case '{':
      case '[':
        depth += 1;
        out += token + lineAt(depth);
        break;
      case '}':
      case ']':
        depth -= 1;
        // An empty object or array stays on its line.
        out = /[{[]\s*$/.test(out) ? out.trimEnd() + token : out + lineAt(depth) + token;
        break;
      case ',':
        out += token + lineAt(depth);
        break;
      case ':':
        out += ': ';
        break;
      default:
        out += token;
    }
  }
  return out;
}

function lineAt(depth: number): string {
  return `\n${STEP.repeat(depth)}`;
}

function isJson(text: string): boolean {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null;
  } catch {
    return false;
  }
}
