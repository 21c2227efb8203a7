import { globSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import pixelmatch from 'pixelmatch';
import type { Locator } from 'playwright-core';
import { PNG } from 'pngjs';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Theme } from '../browser.ts';
import { type StoryPage, useGallery } from './gallery.ts';

/** `CASBAH_RECORD_SNAPSHOTS=1` keeps what is drawn now as what is to be drawn. */
const isRecording = process.env.CASBAH_RECORD_SNAPSHOTS === '1';
const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const KEPT = fileURLToPath(new URL('snapshots/', import.meta.url));
/** What is drawn instead, when it differs, and where. */
const DIFFERENT = `${ROOT}.casbah/snapshots/`;
const CALIBRATION = 'calibration';
const NOW = Date.UTC(2026, 10, 20, 12);
/** The corner of a letter may fall to the next pixel; an icon or a border that is missing is more. */
const MOST_PIXELS = 30;
const MOST_BYTES = 2.5 * 1024 * 1024;

/** The state that says most of the widget; of others it is the first. */
const STATES: Readonly<Record<string, string>> = {
  charts: 'Over time',
  'condition-chain-editor': 'Whole',
  'cumulative-bars': 'Scores',
  'data-grid': 'Services, 100 a page',
  'date-time-picker': 'A moment, in New York',
  'detailed-bars': 'Fourteen services',
  'facet-list': 'With choices',
  'filter-builder': 'Groups and blocks',
  'filter-box': 'Several kinds',
  'filter-panel': 'Six columns',
  'geo-map': 'Sign-ins by place',
  histogram: 'A part is marked',
  inputs: 'Sliders',
  'maintenance-banner': 'Under way',
  'node-graph': 'Who shares with whom',
  permission: 'Disabled',
  pie: 'Pies',
  'rule-builder': 'Whole',
  'rules-logic-editor': 'Whole',
  'saved-filters': 'Panel',
  'simple-logic-editor': 'Whole',
  'smart-label': 'One is open',
  'spider-chart': 'Two profiles',
  'static-table': 'Lines, one of them current, with a note',
  tabs: 'Tabs with panels',
  timeline: 'An incident',
  'tree-chart': 'Incidents by unit and person',
  'two-column-bars': 'Nine of something',
  typeahead: 'One of a list',
  'usage-pies': 'The largest five',
  'venn-chart': 'Two and three sets',
  'vertical-bars': 'The usual size',
  'weekly-panel': 'Ten days came',
  'world-map': 'Users by country and city',
  'zoned-bars': 'Low, medium, high',
};
/** Of what opens above the page: the button that opens it, and what is drawn then. */
const OPENED: Readonly<Record<string, { button: string | RegExp; opens: 'dialog' | 'menu' }>> = {
  'command-palette': { button: /^Open/, opens: 'dialog' },
  'date-range-picker': { button: /Last 7 days/, opens: 'dialog' },
  dropdown: { button: 'Actions', opens: 'menu' },
  'month-range-picker': { button: /^Report/, opens: 'dialog' },
  overlays: { button: 'Open a dialog', opens: 'dialog' },
  'search-help': { button: 'Search help', opens: 'dialog' },
};
/** The same widget again, in another size. */
const LEFT_OUT = new Set(['geo-map-as-table', 'large-grid']);
/** What is drawn in more colors than those of texts and fields. */
const ALSO_DARK = new Set([
  'behavior-profile',
  'charts',
  'chord-chart',
  'cumulative-bars',
  'data-grid',
  'detailed-bars',
  'filter-builder',
  'geo-map',
  'histogram',
  'node-graph',
  'pie',
  'spider-chart',
  'timeline',
  'tree-chart',
  'two-column-bars',
  'usage-pies',
  'venn-chart',
  'vertical-bars',
  'weekly-panel',
  'world-map',
  'zoned-bars',
]);
type StoryStatus = 'used' | 'planned';

/** The status of a whole story, in its `meta`; a story that is used may have single states that are planned. */
function statusOf(text: string): StoryStatus {
  const [meta = ''] = text.split('export default meta');
  return meta.includes("status: 'planned'") ? 'planned' : 'used';
}

/** The stories whose pictures are kept, by whether a page uses their widget already. */
function storiesOf(wanted?: StoryStatus): readonly string[] {
  return globSync('packages/widgets/src/**/*.stories.tsx', { cwd: ROOT })
    .map((path) => readFileSync(`${ROOT}${path}`, 'utf8'))
    .filter((text) => wanted === undefined || statusOf(text) === wanted)
    .map((text) => /title: '[^']+',\s+id: '([^']+)'/.exec(text)?.[1] ?? text.slice(0, 80))
    .filter((id) => !LEFT_OUT.has(id))
    .sort();
}
const themesOf = (story: string): readonly Theme[] => (ALSO_DARK.has(story) ? ['light', 'dark'] : ['light']);

const fileOf = (name: string) => `${KEPT}${name}.png`;

/** What of the story is drawn. */
async function pictured(name: string, { page, state }: StoryPage): Promise<Locator> {
  const opened = OPENED[name];
  if (opened === undefined) {
    const known = STATES[name];
    return known === undefined ? page.locator('[data-state]').first() : state(known);
  }
  await page.getByRole('button', { name: opened.button }).first().click();
  return page.getByRole(opened.opens).first();
}

/** How many pixels are others than those kept, and a picture that shows which; other sizes are different altogether. */
function difference(kept: PNG, drawn: PNG): { pixels: number; shown?: PNG } {
  if (kept.width !== drawn.width || kept.height !== drawn.height) return { pixels: Number.POSITIVE_INFINITY };
  const shown = new PNG({ width: kept.width, height: kept.height });
  return { pixels: pixelmatch(kept.data, drawn.data, shown.data, kept.width, kept.height), shown };
}

/** Draws it until it is as it is kept, for three seconds: fonts and what is loaded late need a moment. */
async function drawnAs(
  name: string,
  element: Locator,
): Promise<{ pixels: number; drawn: Buffer; shown?: PNG }> {
  const kept = PNG.sync.read(readFileSync(fileOf(name)));
  for (let attempt = 1; ; attempt++) {
    const drawn = await element.screenshot();
    const found = difference(kept, PNG.sync.read(drawn));
    if (found.pixels <= MOST_PIXELS || attempt === 12) return { ...found, drawn };
    await element.page().waitForTimeout(250);
  }
}

/** Draws it until it stays as it is. */
async function record(name: string, element: Locator): Promise<void> {
  let drawn = await element.screenshot();
  for (let same = 0; same < 3; ) {
    await element.page().waitForTimeout(250);
    const again = await element.screenshot();
    same = again.equals(drawn) ? same + 1 : 0;
    drawn = again;
  }
  mkdirSync(KEPT, { recursive: true });
  // Smaller than the browser writes it.
  const small = { colorType: 2, filterType: 0, deflateLevel: 9, deflateStrategy: 0 } as const;
  writeFileSync(fileOf(name), PNG.sync.write(PNG.sync.read(drawn), small));
}

/** Compares with the picture that is kept, and leaves those that differ where they can be looked at. */
async function expectDrawnAsKept(name: string, element: Locator): Promise<void> {
  if (isRecording) return record(name, element);
  const { pixels, drawn, shown } = await drawnAs(name, element);
  if (pixels <= MOST_PIXELS) return;
  mkdirSync(DIFFERENT, { recursive: true });
  writeFileSync(`${DIFFERENT}${name}.png`, drawn);
  if (shown !== undefined) writeFileSync(`${DIFFERENT}${name}-difference.png`, PNG.sync.write(shown));
  expect.fail(
    `${name} is drawn differently (${pixels === Number.POSITIVE_INFINITY ? 'another size' : `${pixels} pixels`}): ` +
      `see ${relative(ROOT, DIFFERENT)}/${name}.png and ${name}-difference.png beside ${relative(ROOT, fileOf(name))}. ` +
      'When it is meant, record it anew: packages/widgets/README.md says how.',
  );
}

/**
 * Text in the console's and the machine's fonts, lines, circles and gradients, without Casbah's styles: differences here
 * come from the browser, its fonts or the machine.
 */
async function showCalibration({ page }: StoryPage): Promise<Locator> {
  await page.evaluate(`
    document.body.insertAdjacentHTML('beforeend', \`
      <div id="calibration" style="all: initial; display: block; width: 560px; padding: 16px; background: #fff; color: #222">
        <style>body { background: #fff } #gallery { display: none }</style>
        \${[11, 13, 16, 22].map((size) => \`<p style="font: \${size * 20 + 180} \${size}px/1.5 'Inter Variable'">
          Uploaded 31.2 GB to 927 services, Größe œuvre Žižka \${size}px</p>\`).join('')}
        <p style="font: 13px/1.5 'JetBrains Mono Variable'">risk in (high) and uploaded &gt; 100MB</p>
        <p style="font: 14px/1.5 sans-serif">المخاطر سجل עברית 日本語の表 ✓ → …</p>
        <svg width="520" height="90" fill="none" stroke="#3355aa">
          <path d="M5 80 C80 5 120 85 200 20 S320 60 400 12" stroke-width="1.5" />
          <circle cx="450" cy="45" r="31.5" fill="#cc774488" />
          <path d="M10 10 L60 70 L110 12 Z" fill="#33aa5566" stroke-dasharray="3 2" />
        </svg>
        <div style="height: 40px; border-radius: 9px; box-shadow: 0 3px 9px #0005;
          background: linear-gradient(100deg, #246, #e95 60%, #fff)"></div>
      </div>\`)`);
  await page.evaluate('document.fonts.ready.then(() => undefined)');
  return page.locator('#calibration');
}

const picturesOf = (stories: readonly string[]): readonly string[] =>
  stories.flatMap((story) => themesOf(story).map((theme) => (theme === 'light' ? story : `${story}-dark`)));

/** Compares each story of a status with its kept pictures. */
export function comparePictures(status: StoryStatus): void {
  const gallery = useGallery({ pictures: true });
  const open = (story: string) => gallery.open(story, { width: 720, height: 700, now: NOW });
  const stories = storiesOf(status);
  let isDrawnHereAsThere = true;

  beforeAll(async () => {
    if (isRecording) for (const name of picturesOf(stories)) rmSync(fileOf(name), { force: true });
    const story = await open('button');
    const sample = await showCalibration(story);
    if (isRecording) await record(CALIBRATION, sample);
    else isDrawnHereAsThere = (await drawnAs(CALIBRATION, sample)).pixels === 0;
    await sample.evaluate((element) => element.remove());
    await story.close();
  });

  describe('drawn as it was', () => {
    test.for(stories)('%s', async (story, { skip }) => {
      skip(!isDrawnHereAsThere, 'This browser draws letters and lines unlike the one the pictures are from.');
      const shown = await open(story);
      const element = await pictured(story, shown);
      for (const theme of themesOf(story)) {
        await shown.page.evaluate(`document.documentElement.dataset.theme = '${theme}'`);
        await expectDrawnAsKept(theme === 'light' ? story : `${story}-dark`, element);
      }
      await shown.close();
    });
  });
}

/** What is kept, and what there should be. */
export function keptPictures(): { files: string[]; expected: string[]; bytes: number; mostBytes: number } {
  const files = readdirSync(KEPT).sort();
  return {
    files,
    expected: [CALIBRATION, ...picturesOf(storiesOf())].map((name) => `${name}.png`).sort(),
    bytes: files.reduce((bytes, file) => bytes + statSync(KEPT + file).size, 0),
    mostBytes: MOST_BYTES,
  };
}
