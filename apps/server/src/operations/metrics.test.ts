import { expect, test } from 'vitest';
import { Metrics } from './metrics.ts';

test('counts waiting and failed emails on request', async () => {
  const metrics = new Metrics();
  const counts = { waiting: 2, failed: 1 };
  metrics.watchMails(async () => counts);
  const read = async () => (await metrics.registry.metrics()).match(/^casbah_mails\{.*$/gm);
  expect(await read()).toEqual(['casbah_mails{state="waiting"} 2', 'casbah_mails{state="failed"} 1']);
  counts.waiting = 0;
  expect(await read()).toContain('casbah_mails{state="waiting"} 0');
});

test("an unreachable store doesn't affect other metrics", async () => {
  const metrics = new Metrics();
  metrics.watchMails(() => Promise.reject(new Error('no answer')));
  const text = await metrics.registry.metrics();
  expect(text).toContain('process_cpu_seconds_total');
  expect(text).not.toMatch(/^casbah_mails\{/m);
});

test('counts jobs by queue on request, with one query', async () => {
  const metrics = new Metrics();
  let asked = 0;
  const states = async () => {
    asked += 1;
    if (asked > 1) throw new Error('no answer');
    const counts = { waiting: 2, retrying: 1, running: 0, failed: 3, runs: 9, failures: 4 };
    return [{ queue: 'mail.send', oldestSeconds: 90, ...counts }];
  };
  metrics.watchJobs(states);
  const read = async () => (await metrics.registry.metrics()).match(/^casbah_jobs?_?.*\{.*$/gm);
  expect(await read()).toEqual([
    'casbah_jobs{queue="mail.send",state="waiting"} 2',
    'casbah_jobs{queue="mail.send",state="retrying"} 1',
    'casbah_jobs{queue="mail.send",state="running"} 0',
    'casbah_jobs{queue="mail.send",state="failed"} 3',
    'casbah_jobs_oldest_seconds{queue="mail.send"} 90',
    'casbah_job_runs_total{queue="mail.send",outcome="done"} 5',
    'casbah_job_runs_total{queue="mail.send",outcome="failed"} 4',
  ]);
  expect(asked).toBe(1);
  expect(await read()).toBeNull();
});
