const WIDTH = 28;

/** A progress bar on a terminal; elsewhere an occasional line, so that logs stay readable. */
export interface ProgressBar {
  show(share: number, words: string): void;
  /** Ends the line with a final message. */
  done(words: string): void;
}

export function createProgressBar(
  out: NodeJS.WritableStream & { isTTY?: boolean; columns?: number },
  label: string,
): ProgressBar {
  let lastShown = '';
  let lastStep = -1;
  const draw = (text: string): void => {
    if (text === lastShown) return;
    lastShown = text;
    const room = (out.columns ?? 100) - 1;
    out.write(`\r\u001b[K${text.slice(0, room)}`);
  };
  return {
    show(share, words) {
      const bounded = Math.min(1, Math.max(0, share));
      const percent = `${Math.floor(bounded * 100)} %`.padStart(5);
      if (out.isTTY === true) {
        const full = Math.round(bounded * WIDTH);
        draw(`${label}  ${'█'.repeat(full)}${'░'.repeat(WIDTH - full)} ${percent}  ${words}`);
        return;
      }
      const step = Math.floor(bounded * 4);
      if (step === lastStep) return;
      lastStep = step;
      out.write(`${label} ${percent}  ${words}\n`);
    },
    done(words) {
      if (out.isTTY === true) {
        draw(`${label}  ${words}`);
        out.write('\n');
      } else {
        out.write(`${label}  ${words}\n`);
      }
    },
  };
}
