import type { ReactElement, ReactNode } from 'react';

export interface IconProps {
  /** Size in pixels; drawn for 16. */
  size?: number;
}
export type Icon = (props: IconProps) => ReactElement;

/** Icons always accompany text, so they are hidden from screen readers. */
export function icon(drawing: ReactNode): Icon {
  return ({ size = 16 }) => (
    <svg
      aria-hidden="true"
      focusable="false"
      viewBox="0 0 16 16"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth={1.4}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {drawing}
    </svg>
  );
}
