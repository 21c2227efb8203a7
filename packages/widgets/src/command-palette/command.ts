import type { ReactNode } from 'react';

export interface Command {
  id: string;
  label: string;
  /** Secondary text after the label: kind or location. */
  detail?: string | undefined;
  icon?: ReactNode;
  /** Additional search terms. */
  keywords?: string | undefined;
  shortcut?: string | undefined;
  onRun: () => void;
}

export interface CommandGroup {
  id: string;
  label: string;
  commands: readonly Command[];
}

export interface CommandPaletteProps {
  open: boolean;
  onClose: () => void;
  /** Pages and actions, searched while typing. */
  groups: readonly CommandGroup[];
  /** IDs of recently run commands, newest first; shown before anything is typed. */
  recent?: readonly string[] | undefined;
  /** Text typed before the palette had loaded. */
  firstText?: string | undefined;
  /** Called after a command ran, to remember it. */
  onRan?: ((command: Command) => void) | undefined;
  /** Server-side lookup, such as services and users. Requires at least two letters. */
  search?: ((text: string, signal: AbortSignal) => Promise<readonly CommandGroup[]>) | undefined;
}
