import type { CommandPaletteProps } from './command.ts';
import { PaletteDialog } from './PaletteDialog.tsx';

export type { Command, CommandGroup } from './command.ts';

/** Finds pages and actions by a few typed letters. Large but seldom opened, so load it lazily. */
export function CommandPalette({ open, ...props }: CommandPaletteProps) {
  return open ? <PaletteDialog {...props} /> : null;
}
