import type { Meta, StoryObj } from '@storybook/react-vite';
import { HundredThousand } from './DataGrid.stories.tsx';

const meta: Meta = { title: 'Data/Data grid, 100,000 rows', id: 'large-grid' };
export default meta;

export const AllLoaded: StoryObj = { name: 'All loaded', render: () => <HundredThousand /> };
