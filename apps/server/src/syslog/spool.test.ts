import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { Spool } from './spool.ts';
import { TestFiles } from './test-files.ts';

const add = (spool: Spool, text: string) => {
  const bytes = Buffer.from(text);
  spool.add(bytes, 0, bytes.length);
};

test('writes everything once and in order, and hands over every complete file', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.oneof(fc.string({ minLength: 1 }), fc.constant('pause')), { maxLength: 60 }),
      fc.integer({ min: 1, max: 400 }),
      async (steps, fileBytes) => {
        const files = new TestFiles();
        const spool = new Spool(files.parts({ fileBytes, most: 50 }));
        const lines: string[] = [];
        for (const step of steps) {
          if (step === 'pause') await new Promise((resolve) => setImmediate(resolve));
          else {
            const line = step.replaceAll(/[\r\n]/g, ' ');
            lines.push(line);
            add(spool, line);
          }
        }
        await spool.end();
        expect(files.text).toBe(lines.map((line) => `${line}\n`).join(''));
        expect(files.sealed).toEqual([...files.files.keys()]);
        expect(spool.waiting).toBe(0);
        expect(spool.taken.lines).toBe(lines.length);
      },
    ),
    { numRuns: 40 },
  );
});

test('line breaks inside a message become spaces', async () => {
  const files = new TestFiles();
  const spool = new Spool(files.parts());
  add(spool, '<1>a\r\nb\n\nc');
  await spool.end();
  expect(files.text).toBe('<1>a  b  c\n');
});

test('many messages larger than a block in total', async () => {
  const files = new TestFiles();
  const spool = new Spool(files.parts({ most: Number.MAX_SAFE_INTEGER }));
  const line = 'x'.repeat(200_000);
  for (let n = 0; n < 30; n += 1) add(spool, `${n} ${line}`);
  await spool.end();
  expect(files.text.split('\n').map((one) => one.split(' ')[0])).toEqual(
    [...Array(30).keys()].map(String).concat(''),
  );
  expect(files.text.length).toBe(spool.taken.bytes);
});

test('waits for a full disk: loses nothing, senders wait, and it is reported', async () => {
  const files = new TestFiles();
  const spool = new Spool(files.parts({ most: 10 }));
  files.failures = Array.from({ length: 3 }, () => Object.assign(new Error('full'), { code: 'ENOSPC' }));
  add(spool, 'a line that is longer than it may hold');
  expect(spool.isFull).toBe(true);
  const drained = vi.fn();
  spool.drained(drained);
  await vi.waitFor(() => expect(spool.problem).toBe('no_space'), { interval: 0 });
  expect(drained).not.toHaveBeenCalled();
  await vi.waitFor(() => expect(drained).toHaveBeenCalledOnce());
  expect(spool.problem).toBeUndefined();
  expect(spool.isFull).toBe(false);
  await spool.end();
  expect(files.text).toBe('a line that is longer than it may hold\n');
});

test('hands over the first file after silence early', async () => {
  const files = new TestFiles();
  const spool = new Spool(files.parts({ firstFileAge: 5, fileAge: 60_000 }));
  spool.heard(1_000);
  add(spool, 'first');
  await vi.waitFor(() => expect(files.sealed).toEqual(['1']));
  spool.heard(1_010);
  add(spool, 'second');
  await vi.waitFor(() => expect(files.text).toBe('first\nsecond\n'));
  expect(files.sealed).toEqual(['1']);
  await spool.end();
  expect(files.sealed).toEqual(['1', '2']);
});

test("a deleted source's lines are deleted", async () => {
  const files = new TestFiles();
  files.isGone = true;
  const spool = new Spool(files.parts());
  add(spool, 'late');
  await spool.end();
  expect([files.text, spool.waiting]).toEqual(['', 0]);
});
