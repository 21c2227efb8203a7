import type { OrgUnit } from '@casbah/contract/groups';

export interface UnitNode {
  unit: OrgUnit;
  children: readonly UnitNode[];
}

/** Units as a tree. Units whose parent isn't visible are at the top. */
export function unitTree(units: readonly OrgUnit[]): readonly UnitNode[] {
  const nodes = new Map(units.map((unit) => [unit.orgunit_id, { unit, children: [] as UnitNode[] }]));
  const top: UnitNode[] = [];
  for (const node of nodes.values()) {
    const { parent_orgunit_id: parent } = node.unit;
    const above = parent === null ? undefined : nodes.get(parent);
    (above?.children ?? top).push(node);
  }
  return top;
}

/** Units whose path contains a text, with their parents. */
export function unitsFound(units: readonly OrgUnit[], text: string): readonly OrgUnit[] {
  const wanted = text.trim().toLocaleLowerCase();
  if (wanted === '') return units;
  const byId = new Map(units.map((unit) => [unit.orgunit_id, unit]));
  const kept = new Set<string>();
  for (const unit of units) {
    if (!unit.name.toLocaleLowerCase().includes(wanted)) continue;
    for (let at: OrgUnit | undefined = unit; at !== undefined && !kept.has(at.orgunit_id); ) {
      kept.add(at.orgunit_id);
      at = at.parent_orgunit_id === null ? undefined : byId.get(at.parent_orgunit_id);
    }
  }
  return units.filter(({ orgunit_id }) => kept.has(orgunit_id));
}
