import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/Button.tsx';
import { Card } from '../card/Card.tsx';
import { ErrorState } from '../error-state/ErrorState.tsx';
import { UploadIcon } from '../icons/icons.tsx';
import { ProgressBar } from '../progress-bar/ProgressBar.tsx';
import { SkeletonText } from '../skeleton/Skeleton.tsx';
import layout from '../story-layout.module.css';
import { EmptyState } from './EmptyState.tsx';

const meta: Meta = { title: 'Basics/Empty, failed, loading', id: 'states' };
export default meta;

export const EmptyFailedLoading: StoryObj = {
  name: 'Empty, failed, loading',
  render: () => (
    <div className={layout.tiles}>
      <Card>
        <EmptyState
          icon={<UploadIcon />}
          title="No logs yet"
          action={<Button variant="primary">Add a source</Button>}
        >
          Drop a proxy or firewall log, and the services your people use appear here.
        </EmptyState>
      </Card>
      <Card>
        <ErrorState title="The list did not load" onRetry={() => undefined}>
          The server does not answer. Check that it runs, then try again.
        </ErrorState>
      </Card>
      <Card title="Loading" aside="since 2 s">
        <SkeletonText lines={4} />
      </Card>
    </div>
  ),
};

export const Progress: StoryObj = {
  name: 'Progress',
  render: () => (
    <div className={layout.fields}>
      <ProgressBar label="Reading access.log" value={0.62} showValue />
      <ProgressBar label="Unpacking" />
    </div>
  ),
};
