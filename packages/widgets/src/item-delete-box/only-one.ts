/** At most one is open: opening one closes the previous. */
export class OnlyOne {
  #close: (() => void) | undefined;

  /** Returns a function to call when the box closes on its own. */
  open(close: () => void): () => void {
    if (this.#close !== close) this.#close?.();
    this.#close = close;
    return () => {
      if (this.#close === close) this.#close = undefined;
    };
  }
}
