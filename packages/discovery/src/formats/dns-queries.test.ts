import { expect, test } from 'vitest';
import { createLogReader } from '../read-log.ts';
import { NOW } from './test-lines.ts';

const client = (port: number) => `client @0x1 10.1.1.1#${port} (www.example.com)`;
const query = (port: number) =>
  `20-Nov-2026 09:14:22.000 ${client(port)}: query: www.example.com IN A + (10.0.0.53)\n`;
const rewrite = (port: number) =>
  `20-Nov-2026 09:14:22.001 ${client(port)}: rpz QNAME NXDOMAIN rewrite www.example.com/A/IN via x.rpz\n`;

/** Reads `first`, resumes in another reader from the checkpoint, as after a restart, and ends. */
function readInTwo(first: string, second: string) {
  const actions: string[] = [];
  const sink = {
    event: ({ action }: { action: string | undefined }) => void actions.push(action ?? ''),
    reject: ({ detail }: { detail: string }) => void actions.push(detail),
  };
  const options = { timezone: 'UTC', now: NOW };
  const before = createLogReader(options);
  before.feed(Buffer.from(first));
  before.read(sink, 1_000, 1_000_000);
  const saved: unknown = JSON.parse(JSON.stringify(before.checkpoint()));
  if (!isCheckpoint(saved)) throw new TypeError('no checkpoint');
  const after = createLogReader({ ...options, resume: saved });
  after.feed(Buffer.from(second));
  after.end();
  after.read(sink, 1_000, 1_000_000);
  return actions;
}

function isCheckpoint(value: unknown): value is { offset: number; line: number; state: unknown } {
  return (
    typeof value === 'object' && value !== null && 'offset' in value && 'line' in value && 'state' in value
  );
}

test('a query held at shutdown is neither lost nor counted twice', () => {
  expect(readInTwo(query(1) + query(2), rewrite(2))).toEqual(['blocked', 'allowed']);
  expect(readInTwo(query(1) + rewrite(1), rewrite(1).replace('NXDOMAIN', 'NODATA'))).toHaveLength(2);
  expect(readInTwo(query(1), '')).toEqual(['allowed']);
});
