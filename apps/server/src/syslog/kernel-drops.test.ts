import { expect, test } from 'vitest';
import { kernelDrops } from './kernel-drops.ts';

/** As written by Linux's `udp4_seq_show`. */
const TABLE = `   sl  local_address rem_address   st tx_queue rx_queue tr tm->when retrnsmt   uid  timeout inode ref pointer drops
  312: 0100007F:158A 00000000:0000 07 00000000:00000000 00:00000000 00000000     0        0 71029 2 0000000000000000 17
  313: 00000000:158A 00000000:0000 07 00000000:00000000 00:00000000 00000000     0        0 71030 2 0000000000000000 5
  314: 0100007F:0044 00000000:0000 07 00000000:00000000 00:00000000 00000000     0        0 71031 2 0000000000000000 99
`;

test('sums the drops of every socket on a port', () => {
  expect(kernelDrops(TABLE, 5514)).toBe(22);
  expect(kernelDrops(TABLE, 68)).toBe(99);
  expect(kernelDrops(TABLE, 514)).toBe(0);
  expect(kernelDrops('', 514)).toBe(0);
});
