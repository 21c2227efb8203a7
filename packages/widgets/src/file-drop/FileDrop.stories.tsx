import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { Button } from '../button/Button.tsx';
import { IconButton } from '../button/IconButton.tsx';
import { Card } from '../card/Card.tsx';
import { Chip } from '../chip/Chip.tsx';
import { CloseIcon } from '../icons/frame-icons.tsx';
import { LiveProgress } from '../live-progress/LiveProgress.tsx';
import { FileDrop } from './FileDrop.tsx';

function Drop() {
  const [names, setNames] = useState('');
  return (
    <>
      <FileDrop
        title="Drop log files here"
        onFiles={(files) => setNames(files.map((file) => file.name).join(', '))}
      >
        , gzip and zip too. The format is found from the content; nothing leaves this machine.
      </FileDrop>
      <output data-testid="files">{names}</output>
    </>
  );
}

function Moving() {
  const [share, setShare] = useState(0.2);
  useEffect(() => {
    const timer = setInterval(() => setShare((before) => (before >= 0.62 ? before : before + 0.02)), 200);
    return () => clearInterval(timer);
  }, []);
  return (
    <LiveProgress
      name="access.log.gz"
      detail="412 MB"
      state={<Chip tone="info">Reading</Chip>}
      progress={share}
      words="9.1 M lines, about 40 s left"
      actions={
        <IconButton label="Cancel" size="tiny">
          <CloseIcon size={14} />
        </IconButton>
      }
    />
  );
}

const meta: Meta = { title: 'Fields/File drop, live progress', id: 'file-drop' };
export default meta;

export const DropZone: StoryObj = { name: 'Drop zone', render: () => <Drop /> };

export const NotNow: StoryObj = {
  name: 'Not now',
  render: () => (
    <FileDrop title="Drop log files here" onFiles={() => undefined} disabled>
      {' '}
      as soon as a source is chosen.
    </FileDrop>
  ),
};

export const FilesOnTheirWay: StoryObj = {
  name: 'Files on their way',
  render: () => (
    <Card>
      <Moving />
      <LiveProgress
        name="a-very-long-file-name-of-a-proxy-in-casablanca-2026-11-19.log"
        detail="1.2 GB"
        state={<Chip>Queued</Chip>}
        progress={undefined}
      />
      <LiveProgress
        name="fortigate.log"
        detail="88 MB"
        state={<Chip tone="low">Read</Chip>}
        progress={null}
        words="1.9 M events, 12 lines set aside"
      />
      <LiveProgress
        name="holiday.jpg"
        detail="4 MB"
        state={<Chip tone="high">Not a log</Chip>}
        progress={null}
        words="This is a picture. Drop the proxy’s log file instead."
        actions={<Button size="small">Try again</Button>}
      />
    </Card>
  ),
};
