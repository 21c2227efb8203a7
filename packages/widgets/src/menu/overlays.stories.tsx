import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Button } from '../button/Button.tsx';
import { ConfirmDialog } from '../dialog/ConfirmDialog.tsx';
import { Dialog } from '../dialog/Dialog.tsx';
import { CopyIcon, DownloadIcon, TrashIcon } from '../icons/icons.tsx';
import { Popover } from '../popover/Popover.tsx';
import layout from '../story-layout.module.css';
import { TextField } from '../text-field/TextField.tsx';
import { showToast } from '../toast/Toast.tsx';
import { Tooltip } from '../tooltip/Tooltip.tsx';
import { Menu } from './Menu.tsx';

function Overlays() {
  const [open, setOpen] = useState(false);
  const [confirming, setConfirming] = useState(false);
  return (
    <div className={layout.row}>
      <Button onPress={() => setOpen(true)}>Open a dialog</Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title="Add a source"
        actions={
          <>
            <Button onPress={() => setOpen(false)}>Cancel</Button>
            <Button variant="primary" onPress={() => setOpen(false)}>
              Add source
            </Button>
          </>
        }
      >
        <TextField label="Name" placeholder="Casablanca proxy" />
      </Dialog>
      <Button onPress={() => setConfirming(true)}>Ask first</Button>
      <ConfirmDialog
        open={confirming}
        title="Delete Lyon FortiGate?"
        accept="Delete source"
        danger
        onAccept={() => setConfirming(false)}
        onCancel={() => setConfirming(false)}
      >
        Its 22.9 M events, the lines set aside and the files go with it. This cannot be undone.
      </ConfirmDialog>
      <Menu
        label="Actions"
        trigger={<Button>Open a menu</Button>}
        groups={[
          {
            id: 'a',
            actions: [
              { id: 'copy', label: 'Copy link', icon: <CopyIcon />, end: 'C' },
              { id: 'csv', label: 'Export CSV', icon: <DownloadIcon /> },
            ],
          },
          {
            id: 'b',
            actions: [{ id: 'delete', label: 'Delete source', icon: <TrashIcon />, tone: 'danger' }],
          },
        ]}
      />
      <Popover label="Details" trigger={<Button>Open a popover</Button>}>
        <div style={{ padding: 16, maxWidth: 240 }}>A small surface beside a button.</div>
      </Popover>
      <Tooltip text="Says a little more">
        <Button>Hover or focus</Button>
      </Tooltip>
      <Button
        onPress={() => showToast({ title: 'Export is ready', detail: 'services.csv, 927 rows', tone: 'low' })}
      >
        Say it worked
      </Button>
      <Button
        onPress={() =>
          showToast({
            title: 'The upload stopped',
            detail: 'The disk is full. Make room, then go on.',
            tone: 'high',
            action: { label: 'Go on', onAction: () => undefined },
          })
        }
      >
        Say it failed
      </Button>
    </div>
  );
}

const meta: Meta = { title: 'Basics/Dialog, menu, popover, tooltip, toast', id: 'overlays' };
export default meta;

export const All: StoryObj = { name: 'All', render: () => <Overlays /> };
