import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { usableStorage } from '../storage-notice/browser-storage.ts';
import layout from '../story-layout.module.css';
import { FirstTimeVideo } from './FirstTimeVideo.tsx';

const meta: Meta = { title: 'Overlays/First-time video', id: 'first-time-video' };
export default meta;

function Film({ id, title, text }: { id: string; title: string; text: string }) {
  const [kept] = useState(() => usableStorage(() => localStorage));
  return (
    <FirstTimeVideo id={id} kept={kept} film={{ title, src: 'data:video/mp4;base64,' }}>
      {text}
    </FirstTimeVideo>
  );
}

const TEXT = 'In three minutes: where the numbers come from, what a risk is made of, and how to look closer.';

export const First: StoryObj = {
  name: 'A first visit',
  render: () => <Film id="audit" title="A first look at Audit" text={TEXT} />,
};
export const Narrow: StoryObj = {
  name: 'Narrow',
  render: () => (
    <div className={layout.narrow}>
      <Film id="detect" title="A first look at Detect" text={TEXT} />
    </div>
  ),
};
export const Forgetful: StoryObj = {
  name: 'A browser that keeps nothing',
  render: () => (
    <FirstTimeVideo
      id="policies"
      kept={undefined}
      film={{ title: 'A first look at policies', src: 'data:video/mp4;base64,' }}
    >
      {TEXT}
    </FirstTimeVideo>
  ),
};
export const Hostile: StoryObj = {
  name: 'Hostile words',
  render: () => (
    <div className={layout.narrow}>
      <Film id="hostile" title={'<b>Not bold</b>'.repeat(20)} text={'مرحبا بكم في القصبة '.repeat(30)} />
    </div>
  ),
};
