import css from './Kbd.module.css';
import { useKeyWords } from './useKeyWords.ts';

/** A key, or keys pressed together: `Ctrl K`. */
export function Kbd({ keys }: { keys: string }) {
  const keyWords = useKeyWords();
  return <kbd className={css.kbd}>{keyWords(keys)}</kbd>;
}
