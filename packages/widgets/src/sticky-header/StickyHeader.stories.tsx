import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { Button } from '../button/Button.tsx';
import { FrameContext } from '../page-frame/frame.ts';
import { useNearBottom } from '../scroll/useNearBottom.ts';
import { StickyHeader } from './StickyHeader.tsx';

const meta: Meta = { title: 'Places/Sticky header, end of the page', id: 'sticky-header' };
export default meta;

function Page({ embedded, name, children }: { embedded: boolean; name: string; children?: ReactNode }) {
  return (
    <FrameContext value={{ sidebar: 'none', embedded }}>
      <StickyHeader>
        <div style={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center' }}>
          <h4>{name}</h4>
          <Button size="small">Export CSV</Button>
        </div>
      </StickyHeader>
      {children}
    </FrameContext>
  );
}

function End() {
  return <output data-testid="end">{useNearBottom() ? 'near' : 'far'}</output>;
}

export const Embedded: StoryObj = {
  name: 'In another page’s frame',
  render: () => <Page embedded name="Embedded" />,
};
export const Plain: StoryObj = {
  name: 'In a page of its own',
  render: () => (
    <Page embedded={false} name="Plain">
      <div style={{ height: 2400 }}>A page that scrolls.</div>
      <End />
    </Page>
  ),
};
