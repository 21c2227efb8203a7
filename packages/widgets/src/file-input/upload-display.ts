/** Upload state of a file input. */
export interface UploadDisplay {
  files: readonly File[];
  /** Whether upload progress is shown. No other files are accepted until it is dismissed. */
  visible: boolean;
  /** Fraction sent, 0 to 1; `undefined` before the start. */
  progress: number | undefined;
}

export type UploadEvent =
  | { kind: 'files'; files: readonly File[] }
  | { kind: 'show' }
  | { kind: 'hide' }
  | { kind: 'progress'; share: number };

export const NO_UPLOAD: UploadDisplay = { files: [], visible: false, progress: undefined };

/** Reducer that never shows one upload's state with another's files. */
export function uploadDisplay(display: UploadDisplay, event: UploadEvent): UploadDisplay {
  switch (event.kind) {
    case 'files':
      return { ...display, files: event.files, progress: undefined };
    case 'show':
      return { ...display, visible: true };
    case 'hide':
      return { ...display, visible: false, progress: undefined };
    case 'progress':
      return Number.isFinite(event.share)
        ? { ...display, progress: Math.min(1, Math.max(0, event.share)) }
        : display;
  }
}
