import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  drawnGraph,
  type GraphData,
  linkThickness,
  nodeByArrow,
  nodeRadius,
  whyGraphNotDrawn,
} from './graph.ts';
import { graphSteps, layOutGraph } from './graph-layout.ts';
import { namesWithRoom } from './graph-names.ts';
import { LINK_THICKNESS_MAX, NODE_RADIUS, NODES_DRAWN } from './limits.ts';

const graph = fc
  .array(
    fc.record({ label: fc.string(), labelForColor: fc.constantFrom('a', 'b'), numIncomingEdges: fc.nat(50) }),
    { minLength: 1, maxLength: 40 },
  )
  .chain((nodes) =>
    fc.record({
      nodes: fc.constant(nodes),
      links: fc.array(
        fc.record({
          source: fc.nat(nodes.length - 1),
          target: fc.nat(nodes.length - 1),
          value: fc.nat(100),
        }),
        { maxLength: 60 },
      ),
    }),
  );

function placesOf(data: GraphData, width = 300, height = 200) {
  const steps = graphSteps(drawnGraph(data), width, height);
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
  }
}

describe('the drawn graph', () => {
  test('nodes have a label, a color group and incoming edges; links join two of them by a value [WD-E029]', () => {
    const data: GraphData = {
      nodes: [
        { label: 'Omar', labelForColor: 'Finance', numIncomingEdges: 0 },
        { label: 'Dropbox', labelForColor: 'Service', numIncomingEdges: 1 },
      ],
      links: [{ source: 0, target: 1, value: 5 }],
    };
    expect(whyGraphNotDrawn(data)).toBeUndefined();
    const { nodes, links, groups } = drawnGraph(data);
    expect(nodes.map(({ label }) => label)).toEqual(['Dropbox', 'Omar']);
    expect(links).toEqual([{ source: 1, target: 0, value: 5, thickness: LINK_THICKNESS_MAX }]);
    expect(groups).toEqual(['Service', 'Finance']);
  });

  test('a node has a radius of 5 to 15, larger with more incoming links [WD-K063]', () => {
    expect(NODE_RADIUS).toEqual({ least: 5, most: 15 });
    fc.assert(
      fc.property(fc.nat(1000), fc.nat(1000), fc.nat(1000), (a, b, most) => {
        for (const incoming of [a, b]) {
          expect(nodeRadius(incoming, most)).toBeGreaterThanOrEqual(5);
          expect(nodeRadius(incoming, most)).toBeLessThanOrEqual(15);
        }
        if (a <= b) expect(nodeRadius(a, most)).toBeLessThanOrEqual(nodeRadius(b, most));
      }),
    );
    expect(nodeRadius(0, 9)).toBe(5);
    expect(nodeRadius(9, 9)).toBe(15);
  });

  test('a link is 20 thick at most, in proportion to its value [WD-K064]', () => {
    expect(LINK_THICKNESS_MAX).toBe(20);
    fc.assert(
      fc.property(fc.nat(1000), fc.nat(1000), (value, most) => {
        expect(linkThickness(value, most)).toBeLessThanOrEqual(20);
      }),
    );
    expect(linkThickness(50, 100)).toBe(10);
    expect(linkThickness(100, 100)).toBe(20);
  });

  test('links without a target and invalid numbers are reported and not drawn', () => {
    const node = { label: 'a', labelForColor: 'g', numIncomingEdges: 1 };
    expect(whyGraphNotDrawn({ nodes: [node], links: [{ source: 0, target: 1, value: 1 }] })).toBe(
      'link 0 leads to no node',
    );
    expect(whyGraphNotDrawn({ nodes: [{ ...node, numIncomingEdges: Number.NaN }], links: [] })).toContain(
      'not a number',
    );
    expect(whyGraphNotDrawn({ nodes: [], links: [] })).toBe('there are no nodes');
    expect(whyGraphNotDrawn({ nodes: [{ ...node, numIncomingEdges: 0 }], links: [] })).toBe(
      'every value is zero',
    );
  });

  test('of thousands of nodes the best connected are drawn, with the links between them', () => {
    const count = 2000;
    const { nodes, links } = drawnGraph({
      nodes: Array.from({ length: count }, (_, index) => ({
        label: String(index),
        labelForColor: 'g',
        numIncomingEdges: index,
      })),
      links: Array.from({ length: count }, (_, index) => ({ source: index, target: count - 1, value: 1 })),
    });
    expect(nodes).toHaveLength(NODES_DRAWN);
    expect(Math.min(...nodes.map(({ numIncomingEdges }) => numIncomingEdges))).toBe(count - NODES_DRAWN);
    expect(links).toHaveLength(NODES_DRAWN);
  });
});

describe('positions', () => {
  test('every node is inside the drawing', () => {
    fc.assert(
      fc.property(graph, (data) => {
        const { nodes } = drawnGraph(data);
        for (const [index, { x, y }] of placesOf(data).entries()) {
          const radius = nodes[index]?.radius ?? 0;
          expect(x).toBeGreaterThanOrEqual(radius);
          expect(x).toBeLessThanOrEqual(300 - radius);
          expect(y).toBeGreaterThanOrEqual(radius);
          expect(y).toBeLessThanOrEqual(200 - radius);
        }
      }),
      { numRuns: 25 },
    );
  });

  test('are the same for the same data, computed at once or in slices', async () => {
    await fc.assert(
      fc.asyncProperty(graph, async (data) => {
        const places = placesOf(data);
        expect(placesOf(data)).toEqual(places);
        const stop = new AbortController();
        expect(await layOutGraph(drawnGraph(data), 300, 200, stop.signal)).toEqual(places);
      }),
      { numRuns: 8 },
    );
  });

  test('an abandoned layout stops', async () => {
    const stop = new AbortController();
    stop.abort(new Error('gone'));
    await expect(layOutGraph(drawnGraph({ nodes: [], links: [] }), 300, 200, stop.signal)).rejects.toThrow(
      'gone',
    );
  });

  test('names are inside and never overlap each other or a node', () => {
    const node = fc.record({
      x: fc.integer({ min: 15, max: 285 }),
      y: fc.integer({ min: 15, max: 185 }),
      radius: fc.integer({ min: 5, max: 15 }),
      name: fc.string({ maxLength: 18 }),
    });
    fc.assert(
      fc.property(fc.array(node, { maxLength: 30 }), (nodes) => {
        const boxes = namesWithRoom(nodes, 300, 200).flatMap((name) => {
          if (name === undefined) return [];
          const wide = [...name.name].length * 6.3;
          const left =
            name.anchor === 'start' ? name.x : name.anchor === 'end' ? name.x - wide : name.x - wide / 2;
          return [{ left, right: left + wide, top: name.y - 10, bottom: name.y + 2 }];
        });
        for (const [index, a] of boxes.entries()) {
          expect(a.left).toBeGreaterThanOrEqual(0);
          expect(a.right).toBeLessThanOrEqual(300);
          for (const b of boxes.slice(index + 1))
            expect(a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom).toBe(false);
          for (const { x, y } of nodes)
            expect(x > a.left && x < a.right && y > a.top && y < a.bottom).toBe(false);
        }
      }),
    );
  });

  test('arrows move to the nearest node in their direction', () => {
    const places = [
      { x: 100, y: 100 },
      { x: 150, y: 105 },
      { x: 120, y: 160 },
      { x: 20, y: 100 },
    ];
    expect(nodeByArrow('ArrowRight', 0, places)).toBe(1);
    expect(nodeByArrow('ArrowDown', 0, places)).toBe(2);
    expect(nodeByArrow('ArrowLeft', 0, places)).toBe(3);
    expect(nodeByArrow('ArrowUp', 0, places)).toBe(0);
    expect(nodeByArrow('Home', 0, places)).toBeUndefined();
  });
});
