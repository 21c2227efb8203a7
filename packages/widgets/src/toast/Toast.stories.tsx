import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/Button.tsx';
import layout from '../story-layout.module.css';
import { showToast } from './Toast.tsx';

const meta: Meta = { title: 'Overlays/Alert bar', id: 'toast' };
export default meta;

function Say() {
  return (
    <div className={layout.row}>
      <Button onPress={() => showToast({ tone: 'low', title: 'Export is ready' })}>Success</Button>
      <Button onPress={() => showToast({ tone: 'info', title: 'Lyon is read again' })}>Information</Button>
      <Button onPress={() => showToast({ tone: 'medium', title: 'Two lines were set aside' })}>
        Warning
      </Button>
      <Button
        onPress={() =>
          showToast({
            tone: 'high',
            title: 'The source was not saved',
            detail: 'Another one has this name. Choose another name.',
            requestId: '01JD3Z8Q4W9K',
          })
        }
      >
        Error
      </Button>
      <Button onPress={() => showToast({ tone: 'low', title: 'Casbah was updated', retain: true })}>
        Success that is retained
      </Button>
      <Button
        onPress={() =>
          showToast({
            tone: 'low',
            title: 'The file is read',
            action: { label: 'See what it holds', onAction: () => undefined },
          })
        }
      >
        Success with an action
      </Button>
      <Button
        onPress={() =>
          showToast({
            tone: 'low',
            title: 'The row was copied',
            action: { label: 'Undo', onAction: () => undefined },
          })
        }
      >
        Action that passes
      </Button>
      <Button
        onPress={() =>
          showToast({ tone: 'high', title: '<b>not bold</b>'.repeat(60), requestId: 'x'.repeat(400) })
        }
      >
        Hostile words
      </Button>
    </div>
  );
}

export const All: StoryObj = { name: 'All', render: () => <Say /> };
