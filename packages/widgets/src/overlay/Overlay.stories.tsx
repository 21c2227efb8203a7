import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Button } from '../button/Button.tsx';
import { Dialog } from '../dialog/Dialog.tsx';
import { SlidingPanel } from '../sliding-panel/SlidingPanel.tsx';
import layout from '../story-layout.module.css';
import { TogglePanels } from '../toggle-panels/TogglePanels.tsx';
import { Tooltip } from '../tooltip/Tooltip.tsx';
import { VideoOverlay } from '../video-overlay/VideoOverlay.tsx';
import { Overlay } from './Overlay.tsx';
import { OverlayListenerContext } from './overlay-listener.ts';

function Covering() {
  const [open, setOpen] = useState(false);
  const [asking, setAsking] = useState(false);
  const [told, setTold] = useState<string[]>([]);
  const [tell] = useState(() => (state: string) => setTold((before) => [...before, state]));
  return (
    <OverlayListenerContext value={tell}>
      <div className={layout.row}>
        <Button onPress={() => setOpen(true)}>Compare services</Button>
        <output data-testid="told">{told.join(' ')}</output>
      </div>
      <Overlay
        open={open}
        onClose={() => setOpen(false)}
        title="Compare services"
        actions={<Button onPress={() => setAsking(true)}>Ask first</Button>}
      >
        <p>What needs room stands here.</p>
      </Overlay>
      <Dialog open={asking} onClose={() => setAsking(false)} title="A dialog over it">
        Nothing new covers the page.
      </Dialog>
    </OverlayListenerContext>
  );
}

function Film() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onPress={() => setOpen(true)}>Watch the film</Button>
      <VideoOverlay
        open={open}
        onClose={() => setOpen(false)}
        title="A first look at Casbah"
        src="data:video/mp4;base64,"
      />
    </>
  );
}

function Sliding({ side }: { side: 'start' | 'end' }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onPress={() => setOpen(true)}>Slide in from the {side}</Button>
      <SlidingPanel visible={open} expand={side} title="Request a service" onClose={() => setOpen(false)}>
        <p>The page beside stays in use.</p>
      </SlidingPanel>
    </>
  );
}

const meta: Meta = { title: 'Overlays/Overlay, sliding and toggle panels, video', id: 'overlay' };
export default meta;

export const OverThePage: StoryObj = { name: 'Over the page', render: () => <Covering /> };

export const SlidingPanels: StoryObj = {
  name: 'Sliding panels',
  parameters: { status: 'planned' },
  render: () => (
    <div className={layout.row}>
      <Sliding side="end" />
      <Sliding side="start" />
    </div>
  ),
};

/** What an untyped JavaScript caller may pass. */
const FORGOTTEN = { visible: undefined, expand: undefined };
export const Forgotten: StoryObj = {
  name: 'Without its attributes',
  render: () => (
    <SlidingPanel {...FORGOTTEN} title="Forgotten" onClose={() => undefined}>
      Nobody sees this.
    </SlidingPanel>
  ),
};

export const TogglePanelsState: StoryObj = {
  name: 'Toggle panels',
  parameters: { status: 'planned' },
  render: () => (
    <TogglePanels
      panels={[
        { id: 'notes', title: 'Notes', content: <p>Three notes on this incident.</p> },
        { id: 'history', title: 'History', content: <p>Opened by Omar on 14 November.</p> },
      ]}
    />
  ),
};

export const Video: StoryObj = { name: 'Video', render: () => <Film /> };

export const Tooltips: StoryObj = {
  name: 'Tooltips',
  render: () => (
    <div className={layout.row}>
      <Tooltip text="Opens the list">
        <Button>Short</Button>
      </Tooltip>
      <Tooltip text="Whoever has the link can fetch the file, for as long as it is there.">
        <Button>Long</Button>
      </Tooltip>
    </div>
  ),
};
