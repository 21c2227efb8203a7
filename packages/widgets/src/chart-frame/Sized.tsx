import type { ReactNode } from 'react';
import css from './Sized.module.css';
import { useWidth } from './useWidth.ts';

/** A drawing of a set width, in the middle of its place; drawn smaller where the place is narrower. */
export function Sized({ width, children }: { width: number; children: (width: number) => ReactNode }) {
  const [box, room] = useWidth<HTMLDivElement>();
  return (
    <div ref={box} className={css.box} style={{ maxWidth: width }}>
      {room === 0 ? null : children(Math.min(width, room))}
    </div>
  );
}
