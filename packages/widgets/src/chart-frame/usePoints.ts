import { type KeyboardEvent, useRef, useState } from 'react';
import { pointByKey } from './point-keys.ts';

/** Props that make a drawn element a point: one tab stop for all points, arrow keys between them. */
export interface PointProps {
  ref: (element: SVGElement | HTMLElement | null) => void;
  role: 'img' | 'button';
  tabIndex: 0 | -1;
  'aria-label': string;
  onFocus: () => void;
  onBlur: () => void;
  onPointerEnter: () => void;
  onPointerLeave: () => void;
  onClick: (() => void) | undefined;
  onKeyDown: (event: KeyboardEvent) => void;
}

/**
 * Mouse and keyboard handling of points; `shown` is the one with the tooltip. The parent needs `role="group"` and a
 * name, each point `pointProps(index, text)`. `onSelect`: click, Enter or Space. `toPoint`: for points not in a row.
 */
export function usePoints(
  count: number,
  onSelect?: (index: number) => void,
  toPoint: (key: string, index: number, count: number) => number | undefined = pointByKey,
): {
  shown: number | undefined;
  pointProps: (index: number, words: string) => PointProps;
} {
  const [focused, setFocused] = useState(0);
  const [shown, setShown] = useState<number>();
  const elements = useRef(new Map<number, SVGElement | HTMLElement>());
  const stop = Math.min(focused, Math.max(0, count - 1));
  return {
    shown: shown !== undefined && shown < count ? shown : undefined,
    pointProps: (index, words) => ({
      ref: (element) => {
        if (element === null) elements.current.delete(index);
        else elements.current.set(index, element);
      },
      role: onSelect === undefined ? 'img' : 'button',
      tabIndex: index === stop ? 0 : -1,
      'aria-label': words,
      onFocus: () => {
        setFocused(index);
        setShown(index);
      },
      onBlur: () => setShown(undefined),
      onPointerEnter: () => setShown(index),
      onPointerLeave: () => setShown(undefined),
      onClick: onSelect === undefined ? undefined : () => onSelect(index),
      onKeyDown: (event) => {
        if (onSelect !== undefined && (event.key === 'Enter' || event.key === ' ')) {
          event.preventDefault();
          onSelect(index);
          return;
        }
        if (event.key === 'Escape' && shown !== undefined) {
          setShown(undefined);
          event.stopPropagation();
          return;
        }
        const next = toPoint(event.key, index, count);
        if (next === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
        event.preventDefault();
        event.stopPropagation();
        elements.current.get(next)?.focus();
      },
    }),
  };
}
