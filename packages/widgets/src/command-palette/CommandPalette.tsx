import type { CommandPaletteProps } from './command.ts';
import { PaletteDialog } from './PaletteDialog.tsx';

export type { Command, CommandGroup } from './command.ts';

/** Everything one can go to or do, by typing a few letters of it. Heavy for what is seldom open: load it when it is needed. */
export function CommandPalette({ open, ...props }: CommandPaletteProps) {
  return open ? <PaletteDialog {...props} /> : null;
}
