import type { ReactNode } from 'react';

export interface Command {
  id: string;
  label: string;
  /** A quiet word behind the label: what it is, where it is. */
  detail?: string | undefined;
  icon?: ReactNode;
  /** Other words by which it is found. */
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
  /** Pages and actions: all of them, found while one types. */
  groups: readonly CommandGroup[];
  /** Ids of the ones last run, newest first: shown before anything is typed. */
  recent?: readonly string[] | undefined;
  /** What was typed before the palette was there. */
  firstText?: string | undefined;
  /** Called with the command that was run, to remember it. */
  onRan?: ((command: Command) => void) | undefined;
  /** Things that must be looked up: services, users. Not asked for less than two letters. */
  search?: ((text: string, signal: AbortSignal) => Promise<readonly CommandGroup[]>) | undefined;
}
