import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { accessibilityFindings } from '../browser.ts';
import { Gallery } from './gallery.ts';

let gallery: Gallery;
beforeAll(async () => {
  gallery = await Gallery.start();
});
afterAll(() => gallery.close());

const STORIES = [
  'vertical-bars',
  'usage-pies',
  'two-column-bars',
  'cumulative-bars',
  'zoned-bars',
  'detailed-bars',
  'pie',
  'behavior-profile',
  'timeline',
  'weekly-panel',
];

describe.each(['light', 'dark'] as const)('in the %s theme', (theme) => {
  test.each(STORIES)(
    '%s: axe finds nothing wrong, hostile labels are text and stay in their place',
    async (story) => {
      const { page, complaints, close } = await gallery.open(story, { theme, width: 1024 });
      expect(await accessibilityFindings(page)).toEqual([]);
      expect(complaints).toEqual([]);
      expect(await page.locator('img, main b, main script').count()).toBe(0);
      expect(await page.evaluate<number>('document.documentElement.scrollWidth')).toBeLessThanOrEqual(1024);
      await close();
    },
  );
});
