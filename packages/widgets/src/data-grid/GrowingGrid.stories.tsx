import type { Meta, StoryObj } from '@storybook/react-vite';
import { Growing } from './DataGrid.stories.tsx';

const meta: Meta = { title: 'Data/Data grid that grows', id: 'growing-grid' };
export default meta;

export const Grows: StoryObj = { name: 'With its rows', render: () => <Growing /> };
