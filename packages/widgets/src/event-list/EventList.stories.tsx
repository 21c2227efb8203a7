import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../card/Card.tsx';
import layout from '../story-layout.module.css';
import { at, one, STORY } from './demo-events.ts';
import { EventList } from './EventList.tsx';

const meta: Meta = { title: 'Data/Event list', id: 'event-list' };
export default meta;

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
export const OneLane: StoryObj = {
  name: 'One lane, narrow, with links',
  render: () => (
    <div className={layout.narrow}>
      <EventList
        events={STORY.map((event) => ({ ...event, lane: '' }))}
        link={({ id }, children) => <a href={`#${id}`}>{children}</a>}
      />
    </div>
  ),
};
export const Hostile: StoryObj = {
  name: 'Hostile labels',
  render: () => (
    <Card>
      <EventList
        events={[
          one('a', at(3), '<b>lane</b>', 'low', '<img src=x onerror=alert(1)>'),
          one('b', at(9), 'x'.repeat(10_000), 'high', 'y'.repeat(10_000), 'z'.repeat(10_000)),
        ]}
      />
    </Card>
  ),
};
export const RightToLeft: StoryObj = {
  name: 'Right to left',
  render: () => (
    <div dir="rtl">
      <EventList events={STORY.slice(0, 3)} />
    </div>
  ),
};
