import type { StorybookConfig } from '@storybook/react-vite';

/** The gallery: `npm run gallery`. Every widget in its states. */
const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../src/**/*.stories.tsx'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // Its documentation generator works on TypeScript's old programming interface.
  typescript: { reactDocgen: false },
};
export default config;
