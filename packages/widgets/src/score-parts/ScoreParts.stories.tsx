import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../card/Card.tsx';
import layout from '../story-layout.module.css';
import { ScoreParts } from './ScoreParts.tsx';

const PARTS = [
  {
    id: 'public',
    label: 'Files stay public after upload',
    points: 24,
    evidence: 'Catalogue, sharing defaults',
  },
  { id: 'rest', label: 'No encryption at rest stated', points: 19 },
  { id: 'audit', label: 'No admin audit trail on free plan', points: 16 },
  { id: 'mfa', label: 'Second factor cannot be required', points: 12.4 },
  { id: 'iso', label: 'ISO 27001 held', points: -6 },
  { id: 'age', label: 'Terms allow reuse of content', points: 9.3 },
  { id: 'hq', label: 'Data centre location unknown', points: 6.3 },
];

const meta: Meta = { title: 'Data/Score parts', id: 'score-parts' };
export default meta;

export const AddingUpToTheScore: StoryObj = {
  name: 'Adding up to the score',
  render: () => (
    <div className={layout.narrow}>
      <Card>
        <ScoreParts title="Why 81" aside="Risk score, profile Default" parts={PARTS} />
      </Card>
    </div>
  ),
};

export const OutsideTheScale: StoryObj = {
  name: 'Outside the scale',
  render: () => (
    <div className={layout.narrow}>
      <Card>
        <ScoreParts title="Why knocked out" parts={PARTS.slice(0, 3)} outside="Without the knockout" />
      </Card>
    </div>
  ),
};
