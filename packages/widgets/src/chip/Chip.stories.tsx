import type { Meta, StoryObj } from '@storybook/react-vite';
import layout from '../story-layout.module.css';
import { Chip } from './Chip.tsx';
import { RiskChip } from './RiskChip.tsx';

const meta: Meta = { title: 'Basics/Chip, risk chip', id: 'chip' };
export default meta;

export const RiskColourShapeAndWord: StoryObj = {
  name: 'Risk: colour, shape and word',
  render: () => (
    <div className={layout.row}>
      <RiskChip level="high" brr={19} />
      <RiskChip level="medium" brr={38} />
      <RiskChip level="low" brr={79} />
      <RiskChip level="unresearched" brr={103} />
      <RiskChip level="high" brr={102} />
      <RiskChip level="high" />
    </div>
  ),
};

export const States: StoryObj = {
  name: 'States',
  render: () => (
    <div className={layout.row}>
      <Chip tone="low">Receiving</Chip>
      <Chip tone="medium">Gap of 3 h today</Chip>
      <Chip tone="high">Needs you: 214,020 lines set aside</Chip>
      <Chip tone="info">Reading</Chip>
      <Chip>Policy: Cards stay inside</Chip>
      <Chip tone="accent">New</Chip>
    </div>
  ),
};
