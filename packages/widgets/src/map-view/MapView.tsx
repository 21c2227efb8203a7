import {
  type FocusEvent,
  type PointerEvent,
  type ReactNode,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useIntl } from 'react-intl';
import { IconButton } from '../button/IconButton.tsx';
import { ErrorState } from '../error-state/ErrorState.tsx';
import { MinusIcon, PlusIcon, WholeIcon } from '../icons/icons.tsx';
import { Skeleton } from '../skeleton/Skeleton.tsx';
import css from './MapView.module.css';
import { type LoadWorld, useWorld } from './useWorld.ts';
import {
  panned,
  revealed,
  type Size,
  type Viewport,
  viewByKey,
  WHOLE,
  type ZoomLimits,
  zoomed,
} from './viewport.ts';
import type { WorldShapes } from './world-shapes.ts';

export interface MapViewProps {
  loadWorld: LoadWorld;
  width: number;
  height: number;
  limits: ZoomLimits;
  /** Content drawn on the map, once loaded. */
  children: (map: MapMarksProps) => ReactNode;
}

export interface MapMarksProps {
  shapes: WorldShapes;
  view: Viewport;
  size: Size;
  /** SVG around the content: areas in map coordinates, marks in window coordinates. */
  frame: (areas: ReactNode, marks: ReactNode) => ReactNode;
}

/** A press that moves less than this is a click. */
const DRAG_FROM = 3;
/** Wheel distance of one zoom step. */
const NOTCH = 100;

/**
 * A zoomable world map: zoom by buttons, plus and minus, Ctrl+wheel (or wheel alone with focus, so that pages still
 * scroll); pan by arrow keys and dragging.
 */
export function MapView({ loadWorld, width, height, limits, children }: MapViewProps) {
  const { formatMessage } = useIntl();
  const size: Size = { width, height };
  const world = useWorld(loadWorld, width, height);
  const [view, setView] = useState<Viewport>(WHOLE);
  const windowed = useRef<HTMLDivElement>(null);
  const pressed = useRef<{ x: number; y: number; moved: boolean }>(undefined);
  const id = useId();
  const ready = world.status === 'ready';

  // React's wheel listeners are passive and couldn't prevent page scrolling.
  useEffect(() => {
    const element = windowed.current;
    if (!ready || element === null) return;
    const onWheel = (event: WheelEvent) => {
      if (!event.ctrlKey && !element.contains(document.activeElement)) return;
      event.preventDefault();
      const { left, top } = element.getBoundingClientRect();
      const at = { x: event.clientX - left, y: event.clientY - top };
      const steps = -Math.max(-1, Math.min(1, event.deltaY / NOTCH));
      setView((before) => zoomed(before, steps, { width, height }, limits, at));
    };
    element.addEventListener('wheel', onWheel, { passive: false });
    return () => element.removeEventListener('wheel', onWheel);
  }, [ready, width, height, limits]);

  const shapes = world.status === 'ready' ? world.shapes : undefined;
  const base = useMemo(
    () => (
      <>
        <g className={css.lands}>
          {shapes?.lands.map((land) => (
            <path key={land.name} d={land.outline} />
          ))}
        </g>
        <path d={shapes?.borders} className={css.borders} />
      </>
    ),
    [shapes],
  );

  if (world.status === 'failed')
    return (
      <div className={css.failed} style={{ minHeight: height }}>
        <ErrorState compact title={formatMessage({ id: 'widgets.map.failed' })} onRetry={world.retry}>
          {formatMessage({ id: 'widgets.map.failedDetail' })}
        </ErrorState>
      </div>
    );
  if (world.status === 'loading') return <Skeleton height={height} />;

  const zoom = (steps: number) => setView((before) => zoomed(before, steps, size, limits));
  const onPointerMove = (event: PointerEvent) => {
    const from = pressed.current;
    if (from === undefined) return;
    const dx = event.clientX - from.x;
    const dy = event.clientY - from.y;
    if (!from.moved && Math.hypot(dx, dy) < DRAG_FROM) return;
    if (!from.moved) event.currentTarget.setPointerCapture(event.pointerId);
    pressed.current = { x: event.clientX, y: event.clientY, moved: true };
    setView((before) => panned(before, dx, dy, size));
  };
  const onFocus = (event: FocusEvent<HTMLElement>) => {
    const { target } = event;
    if (!(target instanceof SVGElement) || !target.matches(':focus-visible')) return;
    const box = event.currentTarget.getBoundingClientRect();
    const mark = target.getBoundingClientRect();
    // In map coordinates; `revealed` scrolls it into view.
    setView((before) => {
      const x = (mark.left + mark.width / 2 - box.left - before.x) / before.scale;
      const y = (mark.top + mark.height / 2 - box.top - before.y) / before.scale;
      return revealed(before, { x, y }, size);
    });
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: a drawing that takes keys, no set of fields
    <div
      ref={windowed}
      role="group"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what keys move must be reachable by keyboard
      tabIndex={0}
      aria-label={formatMessage({ id: 'widgets.map.window' })}
      aria-describedby={`${id}k`}
      className={css.window}
      style={{ width, height, touchAction: view.scale > 1 ? 'none' : 'pan-y' }}
      data-scale={view.scale.toFixed(4)}
      onFocus={onFocus}
      onKeyDown={(event) => {
        if (event.ctrlKey || event.metaKey || event.altKey) return;
        const next = viewByKey(event.key, view, size, limits);
        if (next === undefined) return;
        setView(next);
        event.preventDefault();
        event.stopPropagation();
      }}
      onPointerDown={(event) => {
        if (event.button === 0) pressed.current = { x: event.clientX, y: event.clientY, moved: false };
      }}
      onPointerMove={onPointerMove}
      onPointerUp={() => {
        pressed.current = undefined;
      }}
      onPointerCancel={() => {
        pressed.current = undefined;
      }}
    >
      <p id={`${id}k`} className={css.hidden}>
        {formatMessage({ id: 'widgets.map.keys' })}
      </p>
      {children({
        shapes: world.shapes,
        view,
        size,
        frame: (areas, marks) => (
          // biome-ignore lint/a11y/useSemanticElements: points of a drawing, no set of fields
          <svg
            role="group"
            aria-label={formatMessage({ id: 'widgets.chart.points' })}
            width={width}
            height={height}
            className={css.svg}
          >
            <g transform={`translate(${view.x} ${view.y}) scale(${view.scale})`}>
              {base}
              {areas}
            </g>
            {marks}
          </svg>
        ),
      })}
      <div className={css.tools}>
        <IconButton
          size="tiny"
          label={formatMessage({ id: 'widgets.map.zoomIn' })}
          shortcut="+"
          isDisabled={view.scale >= limits.max}
          onPress={() => zoom(1)}
        >
          <PlusIcon size={14} />
        </IconButton>
        <IconButton
          size="tiny"
          label={formatMessage({ id: 'widgets.map.zoomOut' })}
          shortcut="−"
          isDisabled={view.scale <= limits.min}
          onPress={() => zoom(-1)}
        >
          <MinusIcon size={14} />
        </IconButton>
        <IconButton
          size="tiny"
          label={formatMessage({ id: 'widgets.map.whole' })}
          shortcut="0"
          onPress={() => setView(WHOLE)}
        >
          <WholeIcon size={14} />
        </IconButton>
      </div>
    </div>
  );
}
