import { expect, test } from 'vitest';
import { BAR_RADIUS, BAR_TEXT_OFFSET } from '../chart-datum/limits.ts';
import { columnPath } from './column-path.ts';

test('bars have a radius of 4, less where they are smaller [WD-K067]', () => {
  expect(BAR_RADIUS).toBe(4);
  expect(columnPath(10, 100, 20, 50)).toBe('M10 100V54Q10 50 14 50H26Q30 50 30 54V100Z');
  expect(columnPath(0, 100, 4, 50)).toContain('Q0 50 2 50');
  expect(columnPath(0, 100, 20, 1)).toContain('V100Q0 99 1 99');
});

test('texts are 30 from the bars [WD-K068]', () => {
  expect(BAR_TEXT_OFFSET).toBe(30);
});
