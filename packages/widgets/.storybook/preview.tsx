import type { Preview } from '@storybook/react-vite';
import { Frame, type GalleryLanguage, type GalleryTheme, LOCALES, THEMES } from '../gallery/frame.tsx';

const isTheme = (value: unknown): value is GalleryTheme => THEMES.some((theme) => theme === value);
const isLanguage = (value: unknown): value is GalleryLanguage =>
  typeof value === 'string' && Object.hasOwn(LOCALES, value);

const preview: Preview = {
  parameters: { layout: 'padded', options: { storySort: { method: 'alphabetical' } } },
  initialGlobals: { theme: 'light', language: 'en' },
  globalTypes: {
    theme: { toolbar: { title: 'Theme', icon: 'contrast', items: [...THEMES] } },
    language: { toolbar: { title: 'Language', icon: 'globe', items: Object.keys(LOCALES) } },
  },
  decorators: [
    (Story, { globals }) => (
      <Frame
        theme={isTheme(globals.theme) ? globals.theme : 'light'}
        language={isLanguage(globals.language) ? globals.language : 'en'}
      >
        <Story />
      </Frame>
    ),
  ],
};
export default preview;
