import type { ReactNode } from 'react';
import css from './Sized.module.css';
import { useWidth } from './useWidth.ts';

/**
 * A fixed-width drawing, centered, and scaled down in a narrower container. `aside`: free pixels on each side, into
 * which labels may extend.
 */
export function Sized({
  width,
  children,
}: {
  width: number;
  children: (width: number, aside: number) => ReactNode;
}) {
  const [box, room] = useWidth<HTMLDivElement>();
  return (
    <div ref={box} className={css.place}>
      <div className={css.box} style={{ maxWidth: width }}>
        {room === 0 ? null : children(Math.min(width, room), Math.max(0, (room - width) / 2))}
      </div>
    </div>
  );
}
