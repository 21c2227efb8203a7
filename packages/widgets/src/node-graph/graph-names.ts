/** Approximate width of a label character. */
const CHARACTER = 6.3;
const LINE = 12;

interface Named {
  x: number;
  y: number;
  radius: number;
  name: string;
}

export interface NameBox {
  name: string;
  x: number;
  y: number;
  anchor: 'start' | 'middle' | 'end';
}

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/**
 * Label positions that cover no node or other label: right of the node, left, below or above, largest nodes first.
 * Nodes without room have no label; their tooltip has it.
 */
export function namesWithRoom(
  nodes: readonly Named[],
  width: number,
  height: number,
): readonly (NameBox | undefined)[] {
  const taken: Box[] = nodes.map(({ x, y, radius }) => ({
    left: x - radius,
    right: x + radius,
    top: y - radius,
    bottom: y + radius,
  }));
  const names: (NameBox | undefined)[] = nodes.map(() => undefined);
  const order = nodes
    .map((_, index) => index)
    .sort((a, b) => (nodes[b]?.radius ?? 0) - (nodes[a]?.radius ?? 0));
  for (const index of order) {
    const node = nodes[index];
    if (node === undefined || node.name === '') continue;
    const wide = [...node.name].length * CHARACTER;
    for (const { anchor, x, y } of sides(node)) {
      const left = anchor === 'start' ? x : anchor === 'end' ? x - wide : x - wide / 2;
      const box = { left, right: left + wide, top: y - LINE + 2, bottom: y + 2 };
      const inside = box.left >= 0 && box.right <= width && box.top >= 0 && box.bottom <= height;
      if (!inside || taken.some((other) => meet(box, other))) continue;
      taken.push(box);
      names[index] = { name: node.name, x, y, anchor };
      break;
    }
  }
  return names;
}

const sides = ({ x, y, radius }: Named): readonly { anchor: NameBox['anchor']; x: number; y: number }[] => [
  { anchor: 'start', x: x + radius + 4, y: y + 4 },
  { anchor: 'end', x: x - radius - 4, y: y + 4 },
  { anchor: 'middle', x, y: y + radius + LINE },
  { anchor: 'middle', x, y: y - radius - 4 },
];

const meet = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
