import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../card/Card.tsx';
import { UserIcon, UsersIcon } from '../icons/frame-icons.tsx';
import layout from '../story-layout.module.css';
import { TreeChart } from './TreeChart.tsx';
import type { TreeNode } from './tree-layout.ts';

const person = (label: string, value: number): TreeNode => ({ label, value, icon: <UserIcon size={14} /> });
const COMPANY: TreeNode = {
  label: 'Everyone',
  value: 1280,
  icon: <UsersIcon size={14} />,
  children: [
    {
      label: 'Finance',
      value: 610,
      children: [person('Omar Haddad', 402), person('Ines Moreau', 130), person('Karim Alaoui', 78)],
    },
    {
      label: 'Design',
      value: 420,
      children: [
        person('Sofia Lindqvist', 300),
        { ...person('Tom Okafor', 120), children: [person('Laptop', 70), person('Phone', 50)] },
      ],
    },
    { label: 'Legal', value: 12, children: [person('Amina Diallo', 12)] },
    { label: 'R&D', value: 0 },
  ],
};
const words = { nameLabel: 'Unit', valueLabel: 'Incidents', fileName: 'incidents' };

const meta: Meta = { title: 'Charts/Tree', id: 'tree-chart', parameters: { status: 'planned' } };
export default meta;

export const Incidents: StoryObj = {
  name: 'Incidents by unit and person',
  render: () => (
    <Card>
      <TreeChart {...words} title="Where incidents come from" root={COMPANY} />
    </Card>
  ),
};

export const HostileNames: StoryObj = {
  name: 'Hostile names, narrow',
  render: () => (
    <div className={layout.narrow}>
      <Card>
        <TreeChart
          {...words}
          title="Where incidents come from"
          root={{
            label: '<u>all</u>',
            value: 3,
            children: [
              { label: 'v'.repeat(10_000), value: 2 },
              { label: 'الموارد البشرية', value: 1 },
            ],
          }}
        />
      </Card>
    </div>
  ),
};

export const Nothing: StoryObj = {
  name: 'All of it nothing',
  render: () => (
    <Card>
      <TreeChart {...words} title="Where incidents come from" root={{ label: 'Everyone', value: 0 }} />
    </Card>
  ),
};
