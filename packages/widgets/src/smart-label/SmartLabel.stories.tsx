import type { Meta, StoryObj } from '@storybook/react-vite';
import { SmartLabel } from './SmartLabel.tsx';

const meta: Meta = { title: 'Data/Smart label', id: 'smart-label', parameters: { status: 'planned' } };
export default meta;

export const OneIsOpen: StoryObj = {
  name: 'One is open',
  render: () => (
    <div style={{ display: 'grid', gap: 8, maxWidth: 360 }}>
      <SmartLabel summary="3 services">Dropbox, WeTransfer, MEGA</SmartLabel>
      <SmartLabel summary="2 groups">Finance, Research</SmartLabel>
      <SmartLabel summary={<bdi>{'<b>مجموعة</b> '.repeat(30)}</bdi>}>{'x'.repeat(400)}</SmartLabel>
    </div>
  ),
};
