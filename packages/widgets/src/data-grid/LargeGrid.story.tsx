import type { Story } from '../story.ts';
import { HundredThousand } from './DataGrid.story.tsx';

export const story: Story = {
  id: 'large-grid',
  title: 'Data grid, 100,000 rows',
  group: 'Data',
  states: [{ name: 'All loaded', render: HundredThousand }],
};
