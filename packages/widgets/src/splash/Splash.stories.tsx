import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useState } from 'react';
import { Button } from '../button/Button.tsx';
import { Splash } from './Splash.tsx';

const meta: Meta = { title: 'Places/Splash', id: 'splash' };
export default meta;

/** Keeps the splash, which covers a page, inside its story. */
function Window({ children }: { children: ReactNode }) {
  return <div style={{ position: 'relative', height: 240, contain: 'paint' }}>{children}</div>;
}

function Beginning() {
  const [ready, setReady] = useState(false);
  const [presses, setPresses] = useState(0);
  return (
    <>
      <Button onPress={() => setReady(true)}>The page is ready</Button>
      <Window>
        <Splash label="Casbah" ready={ready} />
        {ready ? (
          <Button onPress={() => setPresses((before) => before + 1)}>Pressed {presses} times</Button>
        ) : null}
      </Window>
    </>
  );
}

export const Begins: StoryObj = { name: 'Begins', render: () => <Beginning /> };
export const Ready: StoryObj = {
  name: 'Ready at once',
  render: () => (
    <Window>
      <Splash label="Casbah at once" ready />
      <p>The page.</p>
    </Window>
  ),
};
