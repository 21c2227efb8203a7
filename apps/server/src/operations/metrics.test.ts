import { expect, test } from 'vitest';
import { Metrics } from './metrics.ts';

test('mails that wait and mails that were given up are counted when they are asked for', async () => {
  const metrics = new Metrics();
  const counts = { waiting: 2, failed: 1 };
  metrics.watchMails(async () => counts);
  const read = async () => (await metrics.registry.metrics()).match(/^casbah_mails\{.*$/gm);
  expect(await read()).toEqual(['casbah_mails{state="waiting"} 2', 'casbah_mails{state="failed"} 1']);
  counts.waiting = 0;
  expect(await read()).toContain('casbah_mails{state="waiting"} 0');
});

test('a store that does not answer takes no other figure away', async () => {
  const metrics = new Metrics();
  metrics.watchMails(() => Promise.reject(new Error('no answer')));
  const text = await metrics.registry.metrics();
  expect(text).toContain('process_cpu_seconds_total');
  expect(text).not.toMatch(/^casbah_mails\{/m);
});
