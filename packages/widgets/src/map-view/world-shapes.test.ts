import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, expect, test } from 'vitest';
import { SMALL_COUNTRIES } from './small-countries.ts';
import { readWorld } from './world-shapes.ts';

const atlas: unknown = JSON.parse(
  readFileSync(createRequire(import.meta.url).resolve('world-atlas/countries-110m.json'), 'utf8'),
);

describe('the world', () => {
  const draw = readWorld(atlas);
  const world = draw(924, 525);
  const land = (code: string) => {
    const found = world.lands.find((one) => one.code === code);
    if (found === undefined) throw new Error(`no ${code}`);
    return found;
  };

  test('has countries by their two-letter codes, each once', () => {
    const codes = world.lands.flatMap(({ code }) => code ?? []);
    expect(new Set(codes).size).toBe(codes.length);
    for (const code of ['MA', 'FR', 'DE', 'US', 'JP', 'BR', 'XK']) expect(land(code).outline).toMatch(/^M/);
    expect(world.lands.filter(({ code }) => code === undefined).length).toBeLessThanOrEqual(2);
    expect(world.borders.length).toBeGreaterThan(1000);
  });

  test('fits its drawing: the inhabited world is inside, west is left and north is up', () => {
    for (const { code, middle } of world.lands) {
      if (code === 'AQ') continue;
      expect(middle.x, code).toBeGreaterThan(0);
      expect(middle.x, code).toBeLessThan(924);
      expect(middle.y, code).toBeGreaterThan(0);
      expect(middle.y, code).toBeLessThan(525);
    }
    expect(land('US').middle.x).toBeLessThan(land('FR').middle.x);
    expect(land('FR').middle.x).toBeLessThan(land('JP').middle.x);
    expect(land('FR').middle.y).toBeLessThan(land('BR').middle.y);
  });

  test('the middle of a country is on its mainland', () => {
    const paris = world.place(48.86, 2.35);
    expect(Math.hypot(land('FR').middle.x - paris.x, land('FR').middle.y - paris.y)).toBeLessThan(12);
    const kansas = world.place(38.5, -98);
    expect(Math.hypot(land('US').middle.x - kansas.x, land('US').middle.y - kansas.y)).toBeLessThan(30);
  });

  test("countries too small for the atlas have a position, and aren't in it twice", () => {
    expect(world.small.get('SG')).toBeDefined();
    const drawn = new Set(world.lands.map(({ code }) => code));
    for (const [code, latitude, longitude] of SMALL_COUNTRIES) {
      expect(drawn.has(code), code).toBe(false);
      expect(Math.abs(latitude)).toBeLessThanOrEqual(90);
      expect(Math.abs(longitude)).toBeLessThanOrEqual(180);
    }
  });

  test('another size is the same world', () => {
    const half = draw(462, 262.5).lands.find(({ code }) => code === 'BR');
    expect((half?.middle.x ?? 0) * 2).toBeCloseTo(land('BR').middle.x, -1);
  });
});

test("a file that isn't an atlas is refused", () => {
  for (const wrong of [undefined, null, 'text', {}, { objects: {} }, []])
    expect(() => readWorld(wrong)).toThrow('no countries');
});
