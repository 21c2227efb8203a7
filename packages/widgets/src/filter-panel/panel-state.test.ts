import { describe, expect, test } from 'vitest';
import {
  columnsShown,
  dismissBanner,
  isBannerDismissed,
  type KeptState,
  readPanelState,
  writePanelState,
} from './panel-state.ts';

function fakeStorage(): KeptState {
  const items = new Map<string, string>();
  return {
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => {
      items.set(key, value);
    },
  };
}
const refusing: KeptState = {
  getItem: () => {
    throw new DOMException('no', 'SecurityError');
  },
  setItem: () => {
    throw new DOMException('full', 'QuotaExceededError');
  },
};

test('three columns are shown, or all if there are at most four [WD-K107] [PL-K014]', () => {
  expect([0, 1, 3, 4, 5, 12].map((count) => columnsShown(count, false))).toEqual([0, 1, 3, 4, 3, 3]);
  expect(columnsShown(12, true)).toBe(12);
});

describe('stored state', () => {
  test('is restored separately for each panel [PL-S063]', () => {
    const kept = fakeStorage();
    writePanelState(kept, 'services', { expanded: true, hidden: false });
    expect(readPanelState(kept, 'services')).toEqual({ expanded: true, hidden: false });
    expect(readPanelState(kept, 'users')).toEqual({ expanded: false, hidden: false });
    expect(isBannerDismissed(kept, 'services')).toBe(false);
    dismissBanner(kept, 'services');
    expect(isBannerDismissed(kept, 'services')).toBe(true);
  });

  test('may be invalid or unavailable: the panel uses its defaults', () => {
    for (const text of ['{', '7', 'null', '[]', '{"expanded":"yes"}']) {
      const kept = { ...fakeStorage(), getItem: () => text };
      expect(readPanelState(kept, 'services'), text).toEqual({ expanded: false, hidden: false });
    }
    expect(readPanelState(refusing, 'a')).toEqual({ expanded: false, hidden: false });
    expect(isBannerDismissed(refusing, 'a')).toBe(false);
    writePanelState(refusing, 'a', { expanded: true, hidden: true });
    dismissBanner(refusing, 'a');
  });
});
