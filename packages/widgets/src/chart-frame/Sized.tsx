import type { ReactNode } from 'react';
import css from './Sized.module.css';
import { useWidth } from './useWidth.ts';

/**
 * A drawing of a set width, in the middle of its place; drawn smaller where the place is narrower. `aside` are the pixels
 * left free on each side: names may run into them.
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
