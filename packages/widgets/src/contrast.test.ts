import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

/** Minimum contrast for text in WCAG 2.2 AA. */
const LEAST = 4.5;
const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const TOKENS = readFileSync(`${ROOT}packages/widgets/src/tokens.css`, 'utf8');

type Tokens = ReadonlyMap<string, string>;

function tokensIn(block: string): Tokens {
  return new Map(
    [...block.matchAll(/(--[\w-]+):\s*(#[0-9a-f]{6});/g)].map(([, name = '', value = '']) => [name, value]),
  );
}
const blockOf = (selector: string): string => TOKENS.split(`${selector} {`)[1]?.split('\n}')[0] ?? '';
const light = tokensIn(blockOf('\n:root'));
const dark = new Map([...light, ...tokensIn(blockOf(':root[data-theme="dark"]'))]);
const THEMES = { light, dark };

/** Relative luminance of a color according to WCAG. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(tokens: Tokens, text: string, background: string): number {
  const [one, other] = [text, background].map((name) => luminance(tokens.get(name) ?? '#808080'));
  const [lighter = 0, darker = 0] = [one ?? 0, other ?? 0].sort((a, b) => b - a);
  return (lighter + 0.05) / (darker + 0.05);
}

const SURFACES = ['--canvas', '--surface', '--surface-sunken', '--surface-raised'];
const TEXTS = [
  '--ink',
  '--ink-2',
  '--ink-3',
  '--accent',
  '--risk-low',
  '--risk-medium',
  '--risk-high',
  '--info',
];
const TONES = ['--risk-low', '--risk-medium', '--risk-high', '--risk-none', '--info', '--accent'];

/** Token pairs that a single style rule combines. */
function pairsInStyles(): readonly (readonly [place: string, text: string, background: string])[] {
  const files = ['packages/widgets/src', 'apps/console/src'].flatMap((folder) =>
    readdirSync(`${ROOT}${folder}`, { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.css'))
      .map((path) => `${folder}/${path}`),
  );
  return files.flatMap((path) =>
    [...readFileSync(`${ROOT}${path}`, 'utf8').matchAll(/([^{}]+)\{([^{}]*)\}/g)].flatMap(
      ([, selector = '', rule = '']) => {
        const text = /(?:^|[;\s])color:\s*var\((--[\w-]+)\);/.exec(rule)?.[1];
        const background = /background(?:-color)?:\s*var\((--[\w-]+)\);/.exec(rule)?.[1];
        return text === undefined || background === undefined
          ? []
          : [[`${path} ${selector.trim()}`, text, background] as const];
      },
    ),
  );
}

describe.each(Object.entries(THEMES))('in the %s theme', (_theme, tokens) => {
  test('every text is readable on every surface', () => {
    const weak = SURFACES.flatMap((surface) =>
      TEXTS.filter((text) => contrast(tokens, text, surface) < LEAST).map((text) => `${text} on ${surface}`),
    );
    expect(weak).toEqual([]);
  });

  test('every tone is readable on its soft background, and white on every tile', () => {
    const weak = [
      ...TONES.filter((tone) => contrast(tokens, tone, `${tone}-soft`) < LEAST),
      ...[...tokens.keys()].filter(
        (name) => /^--tile-\d+$/.test(name) && contrast(tokens, '--tile-ink', name) < LEAST,
      ),
    ];
    expect(weak).toEqual([]);
  });

  test('color pairs in a rule are readable', () => {
    // The tick of an empty box isn't drawn; a ticked box has another background.
    const pairs = pairsInStyles().filter(([place]) => !place.endsWith('.box'));
    expect(pairs.length).toBeGreaterThan(20);
    const known = pairs.filter(([, text, background]) => tokens.has(text) && tokens.has(background));
    const weak = known.filter(([, text, background]) => contrast(tokens, text, background) < LEAST);
    expect(weak).toEqual([]);
  });
});
