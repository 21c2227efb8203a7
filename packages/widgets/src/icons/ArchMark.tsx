import type { IconProps } from './icon.tsx';

/** Casbah's logo: a gate with an eight-pointed star. */
export function ArchMark({ size = 24 }: IconProps) {
  return (
    <svg aria-hidden="true" focusable="false" viewBox="0 0 32 32" width={size} height={size}>
      <path
        d="M6 28V14C6 8 11 5 16 3c5 2 10 5 10 11v14"
        fill="none"
        stroke="var(--accent)"
        strokeWidth={2.6}
        strokeLinecap="round"
      />
      <path
        d="M16 11l2 3.1 3.6-.7-.7 3.6 3.1 2-3.1 2 .7 3.6-3.6-.7-2 3.1-2-3.1-3.6.7.7-3.6-3.1-2 3.1-2-.7-3.6 3.6.7z"
        fill="var(--accent)"
      />
    </svg>
  );
}
