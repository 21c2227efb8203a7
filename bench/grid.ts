/**
 * Smoothness of widgets in a browser: frame times of a grid of 100,000 rows × 10 columns while scrolling, relative to
 * an empty page by turns (median ratio), and letter delays in a filter box with 50,000 options. Prints JSON.
 *
 * `node bench/grid.ts [seconds of each way of scrolling]`
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { Browser, Page } from 'playwright-core';
import { build, preview } from 'vite';
import { openPage, startBrowser } from '../tests/e2e/browser.ts';

const SECONDS = Number(process.argv[2] ?? 3);
const ROUNDS = 3;
const WHEEL_STEP = 120;
/** Pixels per frame when dragging the scroll bar: some hundred of a hundred thousand rows, back and forth. */
const DRAG_STEP = 1;
const FRAME_MS = 1000 / 60;
const WORD = 'juniper docs 4';

/** Goals: mean frame time relative to an empty page, and the longest frame. */
const GOALS = { frame_mean_ratio: 1.2, longest_frame_ms: 50, frames_after_worker: 1 };

const GALLERY = fileURLToPath(new URL('../packages/widgets/gallery/vite.config.ts', import.meta.url));
const outDir = mkdtempSync(join(tmpdir(), 'casbah-bench-grid-'));

interface Frames {
  frames: number;
  mean: number;
  longest: number;
  rows_scrolled: number;
  /** CPU time of the page's main thread. */
  work_ms_a_frame: number;
}

type Way = 'wheel' | 'drag';
type Round = Readonly<Record<Way, { grid: Frames; empty: Frames }>>;

try {
  await build({ configFile: GALLERY, logLevel: 'error', build: { outDir, emptyOutDir: true } });
  const server = await preview({
    configFile: GALLERY,
    logLevel: 'error',
    build: { outDir },
    preview: { port: 0, host: '127.0.0.1' },
  });
  const browser = await startBrowser({ scrollbars: true });
  try {
    const address = server.resolvedUrls?.local[0] ?? '';
    const grid = await openGrid(browser, address);
    const empty = await openGrid(browser, address);
    await emptyOut(empty);
    const rounds: Round[] = [];
    for (let round = 0; round < ROUNDS; round++)
      rounds.push({
        wheel: { grid: await wheel(grid), empty: await wheel(empty) },
        drag: { grid: await drag(grid), empty: await drag(empty) },
      });

    const box = await openPage(browser);
    await countAnswers(box.page);
    await box.page.goto(`${address}?story=filter-box`);
    const letters = await typeIntoBox(box.page);
    report(rounds, letters);
  } finally {
    await browser.close();
    await server.close();
  }
} finally {
  rmSync(outDir, { recursive: true, force: true });
}

async function openGrid(browser: Browser, address: string): Promise<Page> {
  const { page } = await openPage(browser);
  await page.goto(`${address}?story=large-grid`);
  await page.locator('[role=grid] [data-row="20"]').first().waitFor();
  return page;
}

/** Replaces the grid with an empty page of the same height, without rows. */
async function emptyOut(page: Page): Promise<void> {
  await page.evaluate(`{
    const grid = document.querySelector('[role=grid]');
    const { left, top, width, height } = grid.getBoundingClientRect();
    const box = document.createElement('div');
    box.setAttribute('role', 'grid');
    box.style.cssText = \`position:fixed;left:\${left}px;top:\${top}px;width:\${width}px;height:\${height}px;overflow:auto;scrollbar-width:thin\`;
    const filling = document.createElement('div');
    filling.style.height = \`\${grid.scrollHeight}px\`;
    box.append(filling);
    document.body.replaceChildren(box);
  }`);
}

/** Turns the wheel by one step per frame. */
async function wheel(page: Page): Promise<Frames> {
  const { x, y } = await gridBox(page);
  await atTop(page);
  await page.mouse.move(x + 500, y + 300);
  return frames(page, () => page.mouse.wheel(0, WHEEL_STEP));
}

/** Drags the scroll bar down, and back up at the end. */
async function drag(page: Page): Promise<Frames> {
  const { x, y, width, height } = await gridBox(page);
  await atTop(page);
  const [right, top, bottom] = [x + width - 5, y + 12, y + height - 12];
  await page.mouse.move(right, top);
  await page.mouse.down();
  let at = top;
  let step = DRAG_STEP;
  const measured = await frames(page, async () => {
    if (at + step > bottom || at + step < top) step = -step;
    at += step;
    await page.mouse.move(right, at);
  });
  await page.mouse.up();
  return measured;
}

/** Brings the page to the front, because others draw no frames. */
async function atTop(page: Page): Promise<void> {
  await page.bringToFront();
  await page.evaluate("document.querySelector('[role=grid]').scrollTo({ top: 0 })");
  await sleep(400);
}

async function gridBox(page: Page): Promise<{ x: number; y: number; width: number; height: number }> {
  const box = await page.locator('[role=grid]').boundingBox();
  if (box === null) throw new Error('There is no grid.');
  return box;
}

/** Frames drawn while an action repeats, at most once per frame. */
async function frames(page: Page, again: () => Promise<void>): Promise<Frames> {
  await page.evaluate(`{
    window.measured = [];
    window.scrolled = 0;
    const grid = document.querySelector('[role=grid]');
    let [before, top] = [undefined, grid.scrollTop];
    const frame = (now) => {
      if (before !== undefined) measured.push(now - before);
      before = now;
      scrolled += Math.abs(grid.scrollTop - top);
      top = grid.scrollTop;
      running = requestAnimationFrame(frame);
    };
    let running = requestAnimationFrame(frame);
    window.stopMeasuring = () => cancelAnimationFrame(running);
  }`);
  const busy = await busyClock(page);
  const busyBefore = await busy();
  const end = performance.now() + SECONDS * 1000;
  while (performance.now() < end) {
    const since = performance.now();
    await again();
    await sleep(Math.max(0, FRAME_MS - (performance.now() - since)));
  }
  const work = (await busy()) - busyBefore;
  const { measured, scrolled } = await page.evaluate<{ measured: number[]; scrolled: number }>(
    '(stopMeasuring(), { measured, scrolled })',
  );
  if (scrolled === 0) throw new Error('Nothing scrolled.');
  return {
    frames: measured.length,
    mean: round(measured.reduce((sum, one) => sum + one, 0) / measured.length),
    longest: round(Math.max(...measured)),
    rows_scrolled: Math.round(scrolled / 36),
    work_ms_a_frame: round(work / measured.length),
  };
}

/** CPU milliseconds of the page's main thread, which exclude other programs. */
async function busyClock(page: Page): Promise<() => Promise<number>> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  return async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN);
  };
}

/** Counts frames between the worker's response and the list that shows it. */
async function countAnswers(page: Page): Promise<void> {
  await page.addInitScript(`{
    window.answers = [];
    window.longTasks = [];
    let frame = 0;
    const count = () => { frame += 1; requestAnimationFrame(count); };
    requestAnimationFrame(count);
    let waiting;
    const Real = Worker;
    window.Worker = class extends Real {
      constructor(...given) {
        super(...given);
        super.addEventListener('message', () => { waiting = { frame, at: performance.now() }; });
      }
    };
    document.addEventListener('DOMContentLoaded', () =>
      new MutationObserver(() => {
        if (waiting === undefined) return;
        answers.push({ frames: frame - waiting.frame, milliseconds: performance.now() - waiting.at });
        waiting = undefined;
      }).observe(document.body, { subtree: true, childList: true, characterData: true }));
    new PerformanceObserver((list) =>
      longTasks.push(...list.getEntries().map(({ duration }) => duration))).observe({ entryTypes: ['longtask'] });
  }`);
}

interface Letters {
  letters: number;
  answers: number;
  frames_after_worker: number;
  milliseconds_after_worker: number;
  work_ms_a_letter: number;
  most_work_ms: number;
  tasks_over_50_ms: number;
}

/** Types a word at a good typist's speed, and deletes it again. */
async function typeIntoBox(page: Page): Promise<Letters> {
  const input = page.locator('[data-state="Fifty thousand"]').getByRole('combobox');
  await input.click();
  await page.getByRole('option').first().waitFor();
  await sleep(500);
  await page.evaluate('answers.length = longTasks.length = 0');
  const busy = await busyClock(page);
  const keys = [...WORD, ...Array.from(WORD, () => 'Backspace')];
  const work: number[] = [];
  for (const key of keys) {
    const before = await busy();
    await page.keyboard.press(key === ' ' ? 'Space' : key);
    await sleep(120);
    work.push((await busy()) - before);
  }
  const answers = await page.evaluate<{ frames: number; milliseconds: number }[]>('answers');
  const longTasks = await page.evaluate<number[]>('longTasks');
  return {
    letters: keys.length,
    answers: answers.length,
    frames_after_worker: Math.max(...answers.map((answer) => answer.frames)),
    milliseconds_after_worker: round(Math.max(...answers.map((answer) => answer.milliseconds))),
    work_ms_a_letter: round(work.reduce((sum, one) => sum + one, 0) / work.length),
    most_work_ms: round(Math.max(...work)),
    tasks_over_50_ms: longTasks.length,
  };
}

function report(rounds: readonly Round[], filterBox: Letters): void {
  const ratioOf = (way: Way) => {
    const ratios = rounds.map((round) => round[way].grid.mean / round[way].empty.mean);
    return round(ratios.sort((one, other) => one - other)[ratios.length >> 1] ?? Number.NaN);
  };
  const longest = (page: 'grid' | 'empty') =>
    Math.max(...rounds.flatMap(({ wheel, drag }) => [wheel[page].longest, drag[page].longest]));
  const ratios = { wheel: ratioOf('wheel'), drag: ratioOf('drag') };
  const longestFrame = { grid: longest('grid'), empty: longest('empty') };
  console.log(
    JSON.stringify(
      {
        measure: 'frames of a grid of 100,000 rows and of an empty page while they scroll, ms',
        rounds,
        frame_mean_ratio: ratios,
        longest_frame_ms: longestFrame,
        filter_box: filterBox,
        goals: GOALS,
        reached: {
          frame_mean_ratio: Math.max(ratios.wheel, ratios.drag) <= GOALS.frame_mean_ratio,
          longest_frame_ms: longestFrame.grid <= GOALS.longest_frame_ms,
          frames_after_worker: filterBox.frames_after_worker <= GOALS.frames_after_worker,
        },
      },
      null,
      2,
    ),
  );
}

function round(value: number): number {
  return Number(value.toFixed(2));
}
