import { fold } from '@casbah/domain/nearness';
import { DROPDOWN } from './limits.ts';

/** Finds an item by letters typed in a row; a pause resets them. */
export class TypeAhead {
  #typed = '';
  #at = Number.NEGATIVE_INFINITY;

  /**
   * The place of the item that the letter leads to, or −1. The same letter again goes on to the next item that starts with it.
   * `now` is in milliseconds; `current` is the place of the item in focus, −1 where none is.
   */
  press(letter: string, now: number, labels: readonly string[], current: number): number {
    const goesOn = now - this.#at < DROPDOWN.typeAheadResetMs;
    this.#typed = goesOn ? this.#typed + fold(letter) : fold(letter);
    this.#at = now;
    const [first = ''] = this.#typed;
    const again = [...this.#typed].every((one) => one === first);
    const wanted = again ? first : this.#typed;
    // A word that grows may stay on the item it led to; a letter that is pressed again moves on.
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

  /** Whether a space belongs to the word that is being typed. */
  isTyping(now: number): boolean {
    return this.#typed !== '' && now - this.#at < DROPDOWN.typeAheadResetMs;
  }
}
