import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Flow } from './flow.ts';
import { FlowPairs } from './flow-pairs.ts';

const OUT: Flow = {
  sourceIPv4Address: '10.1.1.1',
  destinationIPv4Address: '203.0.113.9',
  protocolIdentifier: 6,
  sourceTransportPort: 51_000,
  destinationTransportPort: 443,
  octetDeltaCount: 100,
  packetDeltaCount: 2,
  flowStartMilliseconds: 1000,
  flowEndMilliseconds: 2000,
  exporterAddress: '192.0.2.1',
  observationDomainId: 0,
};
const BACK: Flow = {
  ...OUT,
  sourceIPv4Address: '203.0.113.9',
  destinationIPv4Address: '10.1.1.1',
  sourceTransportPort: 443,
  destinationTransportPort: 51_000,
  octetDeltaCount: 900,
  packetDeltaCount: 3,
  flowStartMilliseconds: 1001,
  flowEndMilliseconds: 2500,
};

function paired(...flows: readonly (readonly [Flow, number])[]): Flow[] {
  const pairs = new FlowPairs();
  const given: Flow[] = [];
  for (const [flow, now] of flows) pairs.take(flow, now, (one) => given.push(one));
  pairs.flush(Number.POSITIVE_INFINITY, (one) => given.push(one));
  return given;
}

test('both directions of a connection become one flow, client first', () => {
  const whole = {
    ...OUT,
    reverseOctetDeltaCount: 900,
    reversePacketDeltaCount: 3,
    flowEndMilliseconds: 2500,
  };
  expect(paired([OUT, 0], [BACK, 1])).toEqual([whole]);
  expect(paired([BACK, 0], [OUT, 1])).toEqual([whole]);
});

test("if the ports are inconclusive, the earlier direction is the client's", () => {
  const high = { sourceTransportPort: 51_000, destinationTransportPort: 52_000 };
  const back = { sourceTransportPort: 52_000, destinationTransportPort: 51_000 };
  expect(paired([{ ...BACK, ...back }, 0], [{ ...OUT, ...high }, 1])).toMatchObject([
    { sourceIPv4Address: '10.1.1.1', reverseOctetDeltaCount: 900 },
  ]);
});

test('a reverse flow that is late, or of another exporter or connection, is a flow of its own', () => {
  expect(paired([OUT, 0], [BACK, 20_000])).toEqual([OUT, BACK]);
  expect(paired([OUT, 0], [{ ...BACK, exporterAddress: '192.0.2.2' }, 1])).toHaveLength(2);
  expect(paired([OUT, 0], [{ ...BACK, destinationTransportPort: 51_001 }, 1])).toHaveLength(2);
  expect(paired([OUT, 0], [OUT, 1], [BACK, 2])).toHaveLength(2);
});

test('no byte is lost or counted twice, in any order', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.boolean(), fc.nat(3), fc.nat(1000), fc.nat(30_000)), { maxLength: 40 }),
      (list) => {
        const flows = list.map(([isBack, port, bytes, now]): [Flow, number] => [
          {
            ...(isBack ? BACK : OUT),
            ...(isBack
              ? { destinationTransportPort: 51_000 + port }
              : { sourceTransportPort: 51_000 + port }),
            octetDeltaCount: bytes,
          },
          now,
        ]);
        flows.sort(([, one], [, other]) => one - other);
        const sum = (all: readonly Flow[]) =>
          all.reduce(
            (total, flow) => total + Number(flow.octetDeltaCount) + Number(flow.reverseOctetDeltaCount ?? 0),
            0,
          );
        expect(sum(paired(...flows))).toBe(sum(flows.map(([flow]) => flow)));
      },
    ),
  );
});
