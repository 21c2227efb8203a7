import type { Area } from './define.ts';

/** Sorts areas so that each comes after its dependencies; by name where the order doesn't matter. */
export function inOrder(areas: readonly Area[], given: ReadonlySet<string>): Area[] {
  const giverOf = new Map<string, Area>();
  for (const area of areas)
    for (const name of area.gives ?? []) {
      const other = giverOf.get(name);
      if (other !== undefined) throw new Error(`Areas ${other.name} and ${area.name} both give '${name}'`);
      giverOf.set(name, area);
    }

  const sorted = new Set<Area>();
  const visit = (area: Area, path: readonly Area[]): void => {
    if (sorted.has(area)) return;
    if (path.includes(area))
      throw new Error(`Areas need each other: ${[...path, area].map(({ name }) => name).join(' → ')}`);
    for (const name of area.needs) {
      const giver = giverOf.get(name);
      if (giver !== undefined) visit(giver, [...path, area]);
      else if (!given.has(name)) throw new Error(`Area ${area.name} needs '${name}', which nothing gives`);
    }
    sorted.add(area);
  };
  for (const area of areas.toSorted((a, b) => (a.name < b.name ? -1 : 1))) visit(area, []);
  return [...sorted];
}
