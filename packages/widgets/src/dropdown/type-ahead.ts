import { fold } from '@casbah/domain/nearness';
import { DROPDOWN } from './limits.ts';

/** Finds an item by consecutively typed letters; a pause resets them. */
export class TypeAhead {
  #typed = '';
  #at = Number.NEGATIVE_INFINITY;

  /**
   * Index of the item for the letter, or −1. Repeating a letter moves to the next match. `now` in milliseconds;
   * `current` is the index of the focused item, −1 if none.
   */
  press(letter: string, now: number, labels: readonly string[], current: number): number {
    const goesOn = now - this.#at < DROPDOWN.typeAheadResetMs;
    this.#typed = goesOn ? this.#typed + fold(letter) : fold(letter);
    this.#at = now;
    const [first = ''] = this.#typed;
    const again = [...this.#typed].every((one) => one === first);
    const wanted = again ? first : this.#typed;
    // A longer word may stay on its item; a repeated letter moves on.
    const from = again ? current + 1 : Math.max(0, current);
    for (let step = 0; step < labels.length; step++) {
      const place = (from + step) % labels.length;
      if (
        fold(labels[place] ?? '')
          .trimStart()
          .startsWith(wanted)
      )
        return place;
    }
    return -1;
  }

  /** Whether a space is part of the word being typed. */
  isTyping(now: number): boolean {
    return this.#typed !== '' && now - this.#at < DROPDOWN.typeAheadResetMs;
  }
}
