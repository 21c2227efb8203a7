/**
 * Time from a click in the console to its content or skeleton: warm (code already loaded) and cold (never loaded or
 * hovered), beside clicks that only change the URL. Prints JSON.
 *
 * `node bench/navigation.ts [clicks per way]`
 */
import type { Page } from 'playwright-core';
import { untilQuiet } from '../tests/e2e/browser.ts';
import { Console } from '../tests/e2e/console/console.ts';
import { Person } from '../tests/system/casbah.ts';

const TIMES = Number(process.argv[2] ?? 5);
const GOAL_MS = 100;

/** From a page to another by a link on it: between built pages, to planned pages, and back. */
const WAYS = [
  ['/ui/appAudit/summary', '/ui/appAudit/services'],
  ['/ui/appAudit/services', '/ui/appAudit/users'],
  ['/ui/appAudit/users', '/ui/appAudit/sources'],
  ['/ui/appAudit/sources', '/ui/appAudit/destinations'],
  ['/ui/appThreats', '/ui/appAudit/services'],
  ['/ui/settings', '/ui/appAccount/profile'],
] as const;

/**
 * Clicks a link by script, without hovering first, and returns the milliseconds until the main part showed something
 * else: another heading, or a skeleton.
 */
const CLICK = `(async (href) => {
  const main = document.querySelector('main');
  const link = [...document.querySelectorAll('main a, nav a')].find(({ href: one }) => new URL(one).pathname === href);
  if (link === undefined) throw new Error('There is no link to ' + href);
  const state = () => [main.querySelector('h1')?.textContent ?? '', main.querySelector('[aria-busy="true"]') !== null];
  const [before] = state();
  const answered = new Promise((resolve) => {
    const watch = () => {
      const [heading, isBusy] = state();
      if (heading !== before || isBusy) resolve(performance.now());
      else requestAnimationFrame(watch);
    };
    requestAnimationFrame(watch);
  });
  const clicked = performance.now();
  link.click();
  return (await answered) - clicked;
})`;

/** A click that only changes the URL, until the next frame. */
const EMPTY_CLICK = `(async () => {
  const link = document.createElement('a');
  link.href = '#bench';
  document.body.append(link);
  const drawn = new Promise((resolve) => requestAnimationFrame(() => resolve(performance.now())));
  const clicked = performance.now();
  link.click();
  const taken = (await drawn) - clicked;
  link.remove();
  return taken;
})()`;

function summed(times: readonly number[]) {
  const sorted = [...times].sort((one, other) => one - other);
  const at = (share: number) =>
    Math.round(sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0);
  return { clicks: sorted.length, p50_ms: at(0.5), p95_ms: at(0.95), longest_ms: at(1) };
}

async function clickOn(page: Page, href: string): Promise<number> {
  return page.evaluate<number>(`${CLICK}(${JSON.stringify(href)})`);
}

const console_ = await Console.startEmpty();
await Person.first(console_.casbah);
await console_.addTraffic();
try {
  const cold: number[] = [];
  const preloaded: number[] = [];
  const empty: number[] = [];
  for (const [from, to] of WAYS)
    for (let time = 0; time < TIMES; time += 1) {
      const { page, close } = await console_.open(from);
      await untilQuiet(page);
      empty.push(await page.evaluate<number>(EMPTY_CLICK));
      cold.push(await clickOn(page, to));
      await page.waitForURL(`**${to}*`);
      await untilQuiet(page);
      await page.goBack();
      await page.waitForURL(`**${from}*`);
      await untilQuiet(page);
      preloaded.push(await clickOn(page, to));
      await close();
    }
  const results = { cold: summed(cold), preloaded: summed(preloaded), empty_click: summed(empty) };
  const met = [results.cold, results.preloaded].every(({ p95_ms }) => p95_ms < GOAL_MS);
  console.log(JSON.stringify({ goal_p95_ms: GOAL_MS, met, ...results }, null, 2));
} finally {
  await console_.close();
}
