import type { Meta, StoryObj } from '@storybook/react-vite';
import { DownloadIcon, MoreIcon, PlusIcon, TrashIcon } from '../icons/icons.tsx';
import layout from '../story-layout.module.css';
import { Button, buttonClass } from './Button.tsx';
import { IconButton } from './IconButton.tsx';

const meta: Meta = { title: 'Basics/Button', id: 'button' };
export default meta;

export const Variants: StoryObj = {
  name: 'Variants',
  render: () => (
    <div className={layout.row}>
      <Button variant="primary">Block at gateway</Button>
      <Button>Export CSV</Button>
      <Button variant="ghost">Saved: Risky uploads</Button>
      <Button variant="danger">Delete source</Button>
      <Button variant="link">All 62 attributes</Button>
      <a className={buttonClass({ variant: 'secondary' })} href="#link">
        Add a source
      </a>
    </div>
  ),
};

export const SizesIconsAndStates: StoryObj = {
  name: 'Sizes, icons and states',
  render: () => (
    <div className={layout.row}>
      <Button size="small">Update</Button>
      <Button icon={<PlusIcon />}>Add a source</Button>
      <Button size="large" variant="primary">
        Sign in
      </Button>
      <Button isDisabled>Not now</Button>
      <Button variant="primary" isDisabled>
        Not now
      </Button>
      <Button variant="primary" isPending>
        Saving
      </Button>
      <IconButton label="More actions">
        <MoreIcon />
      </IconButton>
      <IconButton label="Download" variant="secondary" size="small">
        <DownloadIcon />
      </IconButton>
      <IconButton label="Delete" size="tiny">
        <TrashIcon size={14} />
      </IconButton>
    </div>
  ),
};
