import type { Story } from '../story.ts';
import layout from '../story-layout.module.css';
import { Chip } from './Chip.tsx';
import { RiskChip } from './RiskChip.tsx';

export const story: Story = {
  id: 'chip',
  title: 'Chip, risk chip',
  group: 'Basics',
  states: [
    {
      name: 'Risk: colour, shape and word',
      render: () => (
        <div className={layout.row}>
          <RiskChip level="high" score={81} />
          <RiskChip level="medium" score={62} />
          <RiskChip level="low" score={21} />
          <RiskChip level="unresearched" score={103} />
          <RiskChip level="high" score={102} />
          <RiskChip level="high" />
        </div>
      ),
    },
    {
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
    },
  ],
};
