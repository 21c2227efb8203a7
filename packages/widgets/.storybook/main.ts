import type { StorybookConfig } from '@storybook/react-vite';

/** Widget gallery: `npm run gallery`. Shows every widget in all its states. */
const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../src/**/*.stories.tsx'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // The docs generator needs TypeScript's old API.
  typescript: { reactDocgen: false },
};
export default config;
