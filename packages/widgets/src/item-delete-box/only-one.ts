/** Of all that can be open, at most one is: whoever opens closes the one before. */
export class OnlyOne {
  #close: (() => void) | undefined;

  /** Answers how to say that it closed by itself. */
  open(close: () => void): () => void {
    if (this.#close !== close) this.#close?.();
    this.#close = close;
    return () => {
      if (this.#close === close) this.#close = undefined;
    };
  }
}
