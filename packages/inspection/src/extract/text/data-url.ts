import type { ReadContext } from '../reader.ts';

/** Shorter ones are pixels and bullets. */
const SHORTEST = 64;

/** Reads the documents that `data:` addresses carry (RFC 2397). */
export async function readDataUrls(urls: readonly string[], context: ReadContext): Promise<void> {
  for (const [index, url] of urls.entries()) {
    const bytes = dataOf(url);
    if (bytes === undefined || bytes.length < SHORTEST) continue;
    context.budget.container(url.length).add(bytes.length);
    await context.readMember(`data ${index + 1}`, bytes);
  }
}

export function dataOf(url: string): Buffer | undefined {
  const comma = url.indexOf(',');
  if (!url.startsWith('data:') || comma < 0) return undefined;
  const isBase64 = /;\s*base64\s*$/i.test(url.slice(0, comma).slice(-20));
  const data = url.slice(comma + 1);
  return isBase64 ? Buffer.from(unescapePercent(data), 'base64') : Buffer.from(unescapePercent(data));
}

function unescapePercent(text: string): string {
  if (!text.includes('%')) return text;
  try {
    return decodeURIComponent(text);
  } catch {
    return text.replace(/%([0-9a-f]{2})/gi, (_, hex: string) =>
      String.fromCharCode(Number.parseInt(hex, 16)),
    );
  }
}
