import {
  forceCollide,
  forceLink,
  forceManyBody,
  forceSimulation,
  forceX,
  forceY,
  type SimulationLinkDatum,
  type SimulationNodeDatum,
} from 'd3-force';
import type { DrawnGraph } from './graph.ts';

export interface Place {
  x: number;
  y: number;
}

/**
 * Steps until a layout stands; the same data takes the same steps and ends at the same places. Large graphs take fewer:
 * they are read as a whole, and each of their steps costs more.
 */
export const ticksFor = (nodes: number): number => Math.min(160, Math.max(60, Math.round(16_000 / nodes)));
const MARGIN = 4;

/**
 * Force-directed layout: nodes repel one another, links attract. Each `next()` is one step, so the caller can yield
 * between steps. Weak forces to the center keep loose parts visible, and no position is outside the drawing.
 */
export function* graphSteps(
  { nodes, links }: DrawnGraph,
  width: number,
  height: number,
): Generator<undefined, readonly Place[]> {
  const bodies: (SimulationNodeDatum & { radius: number })[] = nodes.map(({ radius }) => ({ radius }));
  const ticks = ticksFor(nodes.length);
  const room = Math.sqrt((width * height) / Math.max(1, nodes.length));
  const simulation = forceSimulation(bodies)
    .force(
      'links',
      forceLink<
        SimulationNodeDatum & { radius: number },
        SimulationLinkDatum<SimulationNodeDatum & { radius: number }>
      >(links.map(({ source, target }) => ({ source, target }))).distance(room * 0.8),
    )
    .force(
      'push',
      forceManyBody()
        .strength(-room * 1.6)
        .distanceMax(room * 5),
    )
    .force(
      'apart',
      forceCollide<SimulationNodeDatum & { radius: number }>(({ radius }) => radius + 2),
    )
    .force('x', forceX(width / 2).strength(0.07))
    .force('y', forceY(height / 2).strength(0.07 * Math.max(1, width / height)))
    .alphaDecay(1 - 0.002 ** (1 / ticks))
    .stop();
  for (const body of bodies) {
    // The start is a spiral around the origin: it begins in the middle of the drawing instead.
    body.x = (body.x ?? 0) + width / 2;
    body.y = (body.y ?? 0) + height / 2;
  }
  const inside = (at: number | undefined, radius: number, size: number) =>
    Math.min(size - radius - MARGIN, Math.max(radius + MARGIN, at ?? size / 2));
  for (let tick = 0; tick < ticks; tick++) {
    simulation.tick();
    for (const body of bodies) {
      body.x = inside(body.x, body.radius, width);
      body.y = inside(body.y, body.radius, height);
    }
    yield;
  }
  const xs = spread(
    bodies.map(({ x = width / 2, radius }) => ({ at: x, radius })),
    width,
  );
  const ys = spread(
    bodies.map(({ y = height / 2, radius }) => ({ at: y, radius })),
    height,
  );
  return bodies.map((_, index) => ({ x: xs[index] ?? width / 2, y: ys[index] ?? height / 2 }));
}

/** How far a layout is stretched at most: three nodes need not go to the corners. */
const STRETCH = 1.8;
/** Pixels kept at the sides for names. */
const NAMES = 28;

/** Stretches what is smaller than the drawing towards its edges, never together: what didn't touch still doesn't. */
function spread(bodies: readonly { at: number; radius: number }[], size: number): readonly number[] {
  const first = Math.min(...bodies.map(({ at, radius }) => at - radius));
  const last = Math.max(...bodies.map(({ at, radius }) => at + radius));
  const factor = Math.min(STRETCH, Math.max(1, (size - 2 * Math.min(NAMES, size / 10)) / (last - first)));
  const middle = (first + last) / 2;
  // Where the drawing is full already, its middle isn't the layout's: only what is stretched is centred.
  return factor === 1
    ? bodies.map(({ at }) => at)
    : bodies.map(({ at, radius }) =>
        Math.min(size - radius - MARGIN, Math.max(radius + MARGIN, size / 2 + (at - middle) * factor)),
      );
}

/** Milliseconds of work before the page may draw. */
const SLICE = 8;

/** Lays a graph out in slices short enough that typing and scrolling never wait for it. */
export function layOutGraph(
  graph: DrawnGraph,
  width: number,
  height: number,
  signal: AbortSignal,
): Promise<readonly Place[]> {
  const steps = graphSteps(graph, width, height);
  return new Promise((resolve, reject) => {
    const slice = () => {
      if (signal.aborted) return reject(signal.reason);
      const end = performance.now() + SLICE;
      for (;;) {
        const step = steps.next();
        if (step.done === true) return resolve(step.value);
        if (performance.now() >= end) break;
      }
      setTimeout(slice);
    };
    slice();
  });
}
