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
 * Number of simulation steps; deterministic for the same data. Large graphs take fewer, because each step costs more
 * and they are viewed as a whole.
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
    // The initial spiral is around the origin; moves it to the center of the drawing.
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

/** Maximum stretch factor, so that three nodes don't end up in the corners. */
const STRETCH = 1.8;
/** Pixels reserved at the sides for names. */
const NAMES = 28;

/** Stretches a layout that is smaller than the drawing, never shrinks it, so nothing starts to overlap. */
function spread(bodies: readonly { at: number; radius: number }[], size: number): readonly number[] {
  const first = Math.min(...bodies.map(({ at, radius }) => at - radius));
  const last = Math.max(...bodies.map(({ at, radius }) => at + radius));
  const factor = Math.min(STRETCH, Math.max(1, (size - 2 * Math.min(NAMES, size / 10)) / (last - first)));
  const middle = (first + last) / 2;
  // Without a stretch, the layout's own position is kept; only stretched layouts are centered.
  return factor === 1
    ? bodies.map(({ at }) => at)
    : bodies.map(({ at, radius }) =>
        Math.min(size - radius - MARGIN, Math.max(radius + MARGIN, size / 2 + (at - middle) * factor)),
      );
}

/** Milliseconds of work per slice. */
const SLICE = 8;

/** Computes a layout in slices short enough not to delay typing and scrolling. */
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
