import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Card } from '../card/Card.tsx';
import layout from '../story-layout.module.css';
import type { GraphData } from './graph.ts';
import { NodeGraph } from './NodeGraph.tsx';

const PEOPLE = [
  ['Finance share', 'Service', 9],
  ['Omar Haddad', 'Finance', 1],
  ['Sofia Lindqvist', 'Design', 2],
  ['Jonas Weber', 'R&D', 0],
  ['Amina Diallo', 'Legal', 1],
  ['Nadia Berrada', 'IT', 3],
  ['Dropbox', 'Service', 5],
  ['GitHub', 'Service', 4],
  ['Printer room', 'IT', 0],
] as const;
const SMALL: GraphData = {
  nodes: PEOPLE.map(([label, labelForColor, numIncomingEdges]) => ({
    label,
    labelForColor,
    numIncomingEdges,
  })),
  links: [
    { source: 1, target: 0, value: 40 },
    { source: 2, target: 0, value: 12 },
    { source: 3, target: 7, value: 22 },
    { source: 3, target: 0, value: 3 },
    { source: 4, target: 0, value: 9 },
    { source: 5, target: 6, value: 14 },
    { source: 1, target: 6, value: 20 },
    { source: 2, target: 6, value: 2 },
    { source: 5, target: 7, value: 6 },
    { source: 0, target: 5, value: 1 },
  ],
};
const crowd = (count: number): GraphData => ({
  nodes: Array.from({ length: count }, (_, index) => ({
    label: `Account ${index}`,
    labelForColor: `Group ${index % 5}`,
    numIncomingEdges: Math.round(200 / (index + 1)),
  })),
  links: Array.from({ length: count * 2 }, (_, index) => ({
    source: index % count,
    target: Math.floor(((index * 7919) % count) / (1 + (index % 4))),
    value: 1 + (index % 9),
  })),
});
const LARGE = crowd(450);
const words = { nodeLabel: 'Account', colorLabel: 'Department', fileName: 'accounts' };

function Small() {
  const [chosen, setChosen] = useState('nobody');
  return (
    <Card>
      <NodeGraph
        {...words}
        title="Who shares with whom"
        data={SMALL}
        onSelect={(node) => setChosen(SMALL.nodes[node]?.label ?? '')}
      />
      <output data-testid="chosen">{chosen}</output>
    </Card>
  );
}

const meta: Meta = { title: 'Charts/Node graph', id: 'node-graph', parameters: { status: 'planned' } };
export default meta;

export const WhoSharesWithWhom: StoryObj = { name: 'Who shares with whom', render: () => <Small /> };

export const Wide: StoryObj = {
  name: 'Wide',
  render: () => (
    <Card>
      <NodeGraph {...words} title="Who shares with whom" data={SMALL} width={720} height={320} />
    </Card>
  ),
};

export const MoreThanCanBeDrawn: StoryObj = {
  name: 'More than can be drawn',
  render: () => (
    <Card>
      <NodeGraph {...words} title="All accounts" data={LARGE} width={900} height={520} />
    </Card>
  ),
};

export const HostileNames: StoryObj = {
  name: 'Hostile names, narrow',
  render: () => (
    <div className={layout.narrow} style={{ maxWidth: 240 }}>
      <Card>
        <NodeGraph
          {...words}
          title="Who shares with whom"
          data={{
            nodes: [
              { label: '<b>bold</b>', labelForColor: 'A', numIncomingEdges: 1 },
              { label: 'w'.repeat(10_000), labelForColor: '</svg>', numIncomingEdges: 2 },
              { label: 'محمد', labelForColor: 'A', numIncomingEdges: 0 },
            ],
            links: [
              { source: 0, target: 1, value: 1 },
              { source: 2, target: 2, value: 1 },
            ],
          }}
        />
      </Card>
    </div>
  ),
};

export const LooseLink: StoryObj = {
  name: 'A link to nowhere',
  render: () => (
    <Card>
      <NodeGraph
        {...words}
        title="Who shares with whom"
        data={{ nodes: SMALL.nodes, links: [{ source: 0, target: 99, value: 1 }] }}
      />
    </Card>
  ),
};

/** An invalid server response. */
const BROKEN: GraphData = JSON.parse('{"nodes":null}');

export const Broken: StoryObj = {
  name: 'No lists at all',
  render: () => (
    <Card>
      <NodeGraph {...words} fileName="broken" title="Who shares with whom" data={BROKEN} />
    </Card>
  ),
};
