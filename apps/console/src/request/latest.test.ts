import { expect, test } from 'vitest';
import { IGNORED, latestOnly } from './latest.ts';

test('a stale answer, or its error, is dropped and reported as ignored; only the newest comes through [SH-S024]', async () => {
  const open: PromiseWithResolvers<string>[] = [];
  const signals: AbortSignal[] = [];
  const ask = latestOnly((signal, _text: string) => {
    signals.push(signal);
    const one = Promise.withResolvers<string>();
    open.push(one);
    return one.promise;
  });
  const answers = [ask('a'), ask('ab'), ask('abc')];
  open[2]?.resolve('of abc');
  open[0]?.resolve('of a');
  open[1]?.reject(new Error('too late'));
  expect(await Promise.all(answers)).toEqual([IGNORED, IGNORED, 'of abc']);
  expect(signals.map(({ aborted }) => aborted)).toEqual([true, true, false]);
});

test('the newest one fails as it fails', async () => {
  const ask = latestOnly(async () => {
    throw new Error('broken');
  });
  await expect(ask()).rejects.toThrow('broken');
});
