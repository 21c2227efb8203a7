import { useCallback } from 'react';
import { useIntl } from 'react-intl';

/** Keys that keyboards name in the language of the country. Arrows, letters and signs are the same on all of them. */
const NAMED: Readonly<Record<string, string>> = {
  Ctrl: 'widgets.key.ctrl',
  Shift: 'widgets.key.shift',
  Enter: 'widgets.key.enter',
  Esc: 'widgets.key.esc',
  Tab: 'widgets.key.tab',
  Backspace: 'widgets.key.backspace',
  Home: 'widgets.key.home',
  End: 'widgets.key.end',
  PageUp: 'widgets.key.pageUp',
  PageDown: 'widgets.key.pageDown',
};

/** Calls keys as the reader's keyboard does: `Ctrl K` is “Strg K” in German. */
export function useKeyWords(): (keys: string) => string {
  const { formatMessage } = useIntl();
  return useCallback(
    (keys) =>
      keys
        .split(' ')
        .map((key) => {
          const id = NAMED[key];
          return id === undefined ? key : formatMessage({ id });
        })
        .join(' '),
    [formatMessage],
  );
}
