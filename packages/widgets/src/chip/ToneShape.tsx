export type Shape = 'circle' | 'diamond' | 'triangle' | 'ring';

/** Shape of a state's color (● ◆ ▲ ○), drawn to look the same in every font. */
export function ToneShape({ shape, className }: { shape: Shape; className?: string | undefined }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 8 8" width="8" height="8" className={className} fill="currentColor">
      {shape === 'circle' && <circle cx="4" cy="4" r="3.6" />}
      {shape === 'diamond' && <path d="M4 0l4 4-4 4-4-4z" />}
      {shape === 'triangle' && <path d="M4 .4l4 7.2H0z" />}
      {shape === 'ring' && <circle cx="4" cy="4" r="3" fill="none" stroke="currentColor" strokeWidth="1.4" />}
    </svg>
  );
}
