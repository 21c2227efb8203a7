import { DAY_MS, MINUTE_MS } from '@casbah/domain/time-units';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Card } from '../card/Card.tsx';
import { at, DAY, one, STORY } from '../event-list/demo-events.ts';
import layout from '../story-layout.module.css';
import { Timeline } from './Timeline.tsx';
import type { TimelineEvent } from './timeline-model.ts';

const RANGE = { from: DAY, to: DAY + DAY_MS };
function Lanes({ events = STORY, name = 'incident' }: { events?: readonly TimelineEvent[]; name?: string }) {
  const [opened, setOpened] = useState('nothing');
  return (
    <Card>
      <Timeline
        title="What happened on 19 November"
        events={events}
        range={RANGE}
        laneLabel="Service"
        fileName={name}
        onSelect={({ title }) => setOpened(title)}
      />
      <output data-testid={`opened-${name}`}>{opened}</output>
    </Card>
  );
}

const meta: Meta = { title: 'Charts/Timeline', id: 'timeline', parameters: { status: 'planned' } };
export default meta;

export const AnIncident: StoryObj = { name: 'An incident', render: () => <Lanes /> };
export const Many: StoryObj = {
  name: 'A thousand events',
  render: () => (
    <Lanes
      name="many"
      events={Array.from({ length: 1000 }, (_, index) =>
        one(
          `${index}`,
          DAY + ((index * 7919) % 1440) * MINUTE_MS,
          ['Box', 'Slack', 'Zoom'][index % 3] ?? '',
          'low',
          `Event ${index}`,
        ),
      )}
    />
  ),
};
export const Narrow: StoryObj = {
  name: 'Narrow',
  render: () => (
    <div className={layout.narrow}>
      <Lanes name="narrow" />
    </div>
  ),
};
export const Nothing: StoryObj = { name: 'Nothing', render: () => <Lanes events={[]} name="nothing" /> };
export const Hostile: StoryObj = {
  name: 'Hostile labels',
  render: () => (
    <>
      <Lanes
        name="hostile"
        events={[
          one('a', at(3), '<b>lane</b>', 'low', '<img src=x onerror=alert(1)>'),
          one('b', at(9), 'x'.repeat(10_000), 'high', 'y'.repeat(10_000)),
          one('c', at(15), 'خدمة التخزين السحابي', 'medium', 'مشاركة الملفات'),
        ]}
      />
    </>
  ),
};
export const RightToLeft: StoryObj = {
  name: 'Right to left',
  render: () => (
    <div dir="rtl">
      <Lanes name="rtl" />
    </div>
  ),
};
