import { lazy, Suspense } from 'react';
import type { CommandPaletteProps } from './command.ts';

export type { Command, CommandGroup } from './command.ts';

const PaletteDialog = lazy(() => import('./PaletteDialog.tsx'));

/** Everything one can go to or do, by typing a few letters of it. */
export function CommandPalette(props: CommandPaletteProps) {
  if (!props.open) return null;
  return (
    <Suspense fallback={null}>
      <PaletteDialog {...props} />
    </Suspense>
  );
}
