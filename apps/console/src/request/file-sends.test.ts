import { ApiError } from '@casbah/contract/client';
import { expect, it } from 'vitest';
import { FileSends } from './file-sends.ts';

const file = (name: string) => new File(['text'], name);
const refusal = (error: 'LIMIT_REACHED' | 'TOO_LARGE') =>
  new ApiError(409, { api_response: 10, error, api_message: error, request_id: 'r' });

it('sends files one after the other, and those added meanwhile after them', async () => {
  const sends = new FileSends();
  const sent: string[] = [];
  const send = async ({ name }: File) => {
    sent.push(name);
  };
  const done = sends.add('a', [file('1'), file('2')], send);
  await sends.add('a', [file('3')], send);
  expect(sends.find('a')?.total).toBe(3);
  await done;
  expect(sent).toEqual(['1', '2', '3']);
  expect(sends.find('a')).toBeUndefined();
});

it('goes on after a file that is refused, and keeps the reason', async () => {
  const sends = new FileSends();
  await sends.add('a', [file('large'), file('small')], async ({ name }) => {
    if (name === 'large') throw refusal('TOO_LARGE');
  });
  expect(sends.find('a')).toMatchObject({ total: 2, done: 2, failures: [{ name: 'large' }] });
  sends.dismiss('a');
  expect(sends.find('a')).toBeUndefined();
});

it('stops when no further file can be added', async () => {
  const sends = new FileSends();
  let calls = 0;
  await sends.add('a', [file('1'), file('2'), file('3')], async () => {
    calls += 1;
    throw refusal('LIMIT_REACHED');
  });
  expect(calls).toBe(1);
  expect(sends.find('a')?.failures.map(({ name }) => name)).toEqual(['1', '2', '3']);
});
