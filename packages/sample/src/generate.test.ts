import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { DEPARTMENTS } from './company.ts';
import { createSample } from './generate.ts';

const END = Date.UTC(2026, 10, 21);

function digest(pace: number, seed: string): string {
  const hash = createHash('sha256');
  for (const log of createSample({ end: END, days: 6, pace, seed }).logs)
    for (const chunk of log.chunks()) hash.update(chunk);
  return hash.digest('hex');
}

describe('the demo company', () => {
  test('has 400 people with unique accounts in ten departments', () => {
    const { people } = createSample({ end: END });
    expect(people).toHaveLength(400);
    expect(new Set(people.map((person) => person.account)).size).toBe(400);
    expect(new Set(people.map((person) => person.address)).size).toBe(400);
    for (const [department, size] of DEPARTMENTS) {
      expect(people.filter((person) => person.department === department)).toHaveLength(size);
    }
  });

  test("writes at least 500,000 lines in three vendors' formats over 30 days, within size limits", () => {
    const counts = createSample({ end: END }).logs.map((log) => {
      let lines = 0;
      for (const chunk of log.chunks())
        for (let at = chunk.indexOf('\n'); at >= 0; at = chunk.indexOf('\n', at + 1)) lines += 1;
      return lines;
    });
    expect(counts).toHaveLength(3);
    expect(Math.min(...counts)).toBeGreaterThan(50_000);
    expect(counts.reduce((sum, lines) => sum + lines, 0)).toBeGreaterThanOrEqual(500_000);
    expect(counts.reduce((sum, lines) => sum + lines, 0)).toBeLessThan(1_000_000);
  });

  test('is the same for the same seed and differs for another', () => {
    expect(digest(0.1, 'a')).toBe(digest(0.1, 'a'));
    expect(digest(0.1, 'a')).not.toBe(digest(0.1, 'b'));
  });

  test('has quiet nights and weekends', () => {
    const squid = createSample({ end: END, pace: 0.3 }).logs.find((log) => log.device === 'squid');
    const byWeekday = Array<number>(7).fill(0);
    const byHour = Array<number>(24).fill(0);
    for (const chunk of squid?.chunks() ?? []) {
      for (const line of chunk.split('\n')) {
        if (line === '') continue;
        const time = new Date(Number(line.slice(0, 14)) * 1000);
        byWeekday[time.getUTCDay()] = (byWeekday[time.getUTCDay()] ?? 0) + 1;
        byHour[time.getUTCHours()] = (byHour[time.getUTCHours()] ?? 0) + 1;
      }
    }
    expect(byWeekday[0]).toBeLessThan((byWeekday[2] ?? 0) / 5);
    expect(byHour[1]).toBeLessThan((byHour[9] ?? 0) / 20);
  });

  test('has every planted story in its logs as often as in the ground truth', () => {
    const sample = createSample({ end: END, pace: 0.1 });
    const text = sample.logs.map((log) => [...log.chunks()].join('')).join('');
    expect(sample.stories.length).toBeGreaterThanOrEqual(5);
    for (const story of sample.stories) {
      expect(story.requests).toBeGreaterThan(50);
      for (const host of story.hosts) expect(text).toContain(host);
      for (const account of story.people) expect(text).toContain(account);
    }
    const night = sample.stories.find((story) => story.id === 'mega-backup');
    expect(text.split('userstorage.mega.co.nz').length - 1).toBe(night?.requests);
  });

  test('people use computers, phones and programs, always the same ones', () => {
    const proxysg = createSample({ end: END, pace: 0.2 }).logs.find((log) => log.device === 'proxysg');
    const lines = [...(proxysg?.chunks() ?? [])]
      .join('')
      .split('\n')
      .filter((line) => /^\d/.test(line));
    const names = new Set(lines.map((line) => line.slice(line.lastIndexOf(' ') + 1)));
    expect([...names].filter((name) => /^FRA-\d{4}$/.test(name)).length).toBeGreaterThan(100);
    expect([...names].filter((name) => /^(iphone|android|ipad)-\d{4}$/.test(name)).length).toBeGreaterThan(
      40,
    );
    const agentOf = (line: string) => /"((?:Mozilla|npm|aws-cli|curl)\/[^"]*)"/.exec(line)?.[1] ?? '';
    const phones = new Map<string, Set<string>>();
    for (const line of lines) {
      const name = line.slice(line.lastIndexOf(' ') + 1);
      if (!name.startsWith('FRA')) phones.set(name, (phones.get(name) ?? new Set()).add(agentOf(line)));
    }
    expect(new Set([...phones.values()].map(({ size }) => size))).toEqual(new Set([1]));
    expect(lines.some((line) => agentOf(line).startsWith('curl/'))).toBe(true);
  });

  test('lines of a log are sorted by time', () => {
    const squid = createSample({ end: END, pace: 0.05 }).logs.find((log) => log.device === 'squid');
    const times = [...(squid?.chunks() ?? [])]
      .join('')
      .trimEnd()
      .split('\n')
      .map((line) => Number(line.slice(0, 14)));
    expect(times).toEqual([...times].sort((a, b) => a - b));
  });
});
