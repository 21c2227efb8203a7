import { useCallback } from 'react';
import { useIntl } from 'react-intl';

/** Keys with localized names on keyboards. Arrows, letters and symbols are the same everywhere. */
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

/** Names of keys as on the reader's keyboard: `Ctrl K` is “Strg K” in German. */
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
