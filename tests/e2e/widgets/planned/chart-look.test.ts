import { expect, test } from 'vitest';
import { accessibilityFindings } from '../../browser.ts';
import { useGallery } from '../gallery.ts';

const { inStory } = useGallery();

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

test.each(STORIES)('%s: axe finds nothing wrong, hostile labels are text and stay in their place', (story) =>
  inStory(
    story,
    async ({ page }) => {
      expect(await accessibilityFindings(page)).toEqual([]);
      await expect.poll(() => page.locator('img, main b, main script').count()).toBe(0);
      expect(await page.evaluate<number>('document.documentElement.scrollWidth')).toBeLessThanOrEqual(1024);
    },
    { width: 1024 },
  ),
);
