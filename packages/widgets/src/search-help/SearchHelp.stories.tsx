import type { Meta, StoryObj } from '@storybook/react-vite';
import { SearchHelpButton } from './SearchHelp.tsx';

const meta: Meta = { title: 'Filters/Search help', id: 'search-help', parameters: { status: 'planned' } };
export default meta;

export const Help: StoryObj = {
  name: 'Help',
  render: () => (
    <SearchHelpButton
      fields={[
        { field: 'risk', label: 'Risk' },
        { field: 'user', label: 'User' },
        { field: 'uploaded', label: 'Uploaded' },
      ]}
      examples={['risk in (high, medium) and uploaded > 100MB', 'not user = "o.haddad"']}
    />
  ),
};
