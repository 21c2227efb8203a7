import { expect, test } from 'vitest';
import { collectorAtRest } from './collect-at-rest.ts';

const MB = 1024 ** 2;

function watched() {
  const state = { busy: 0, bytes: 200 * MB, collections: 0 };
  const look = collectorAtRest({
    busy: () => state.busy,
    bytes: () => state.bytes,
    collect() {
      state.collections += 1;
      state.bytes = 90 * MB;
    },
  });
  return { state, look };
}

test('collects startup garbage once, when first idle', () => {
  const { state, look } = watched();
  state.busy = 0.4;
  look();
  expect(state.collections).toBe(0);
  state.busy = 0.01;
  look();
  look();
  look();
  expect(state.collections).toBe(1);
});

test('collects again when idle after the heap has grown', () => {
  const { state, look } = watched();
  look();
  // V8 releases more memory over the next seconds.
  state.bytes = 70 * MB;
  look();
  state.bytes = 93 * MB;
  look();
  expect(state.collections).toBe(1);
  state.bytes = 95 * MB;
  state.busy = 0.3;
  look();
  expect(state.collections).toBe(1);
  state.busy = 0;
  look();
  expect(state.collections).toBe(2);
});
