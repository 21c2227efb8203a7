import { DAY_MS, MINUTE_MS } from '@casbah/domain/time-units';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Card } from '../card/Card.tsx';
import layout from '../story-layout.module.css';
import { EventList } from './EventList.tsx';
import { Timeline } from './Timeline.tsx';
import type { Severity, TimelineEvent } from './timeline-model.ts';

const DAY = Date.UTC(2026, 10, 19);
const at = (hours: number, minutes = 0) => DAY + (hours * 60 + minutes) * MINUTE_MS;
const RANGE = { from: DAY, to: DAY + DAY_MS };
const one = (
  id: string,
  time: number,
  lane: string,
  severity: Severity,
  title: string,
  detail?: string,
): TimelineEvent => ({ id, time, lane, severity, title, detail });

const STORY: readonly TimelineEvent[] = [
  one(
    '1',
    at(9, 2),
    'Office 365',
    'none',
    'Signed in',
    'Casablanca, MA · Chrome on Windows · managed device',
  ),
  one(
    '2',
    at(11, 47),
    'SharePoint',
    'medium',
    'Downloaded 214 files',
    'usual for this user: 6 a day, peers: 11',
  ),
  one(
    '3',
    at(11, 58),
    'Office 365',
    'high',
    'Signed in from a place too far',
    'Frankfurt, DE, 2,410 km in 56 min',
  ),
  one(
    '4',
    at(12, 4),
    'WeTransfer',
    'high',
    'Uploaded 31.2 GB',
    'baseline 40 MB a day; 96 files hold PCI data',
  ),
  one(
    '5',
    at(12, 31),
    'Google Drive',
    'medium',
    'Shared 12 files with external accounts',
    '3 personal mail domains',
  ),
  one('6', at(12, 36), 'Google Drive', 'low', 'Shared a folder'),
  one('7', at(12, 40), 'Google Drive', 'low', 'Changed a permission'),
  one('8', at(17, 5), 'Office 365', 'none', 'Signed out'),
];

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
export const AsAStory: StoryObj = {
  name: 'As a story',
  render: () => (
    <div style={{ maxWidth: 560 }}>
      <Card title="Omar Haddad" aside={<a href="#events">Open all 1,284 events</a>}>
        <EventList events={STORY} />
      </Card>
    </div>
  ),
};
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
      <Card>
        <EventList
          events={[one('b', at(9), 'x'.repeat(10_000), 'high', 'y'.repeat(10_000), 'z'.repeat(10_000))]}
        />
      </Card>
    </>
  ),
};
export const RightToLeft: StoryObj = {
  name: 'Right to left',
  render: () => (
    <div dir="rtl">
      <Lanes name="rtl" />
      <Card>
        <EventList events={STORY.slice(0, 3)} />
      </Card>
    </div>
  ),
};
