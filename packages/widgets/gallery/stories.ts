import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentType } from 'react';

/** A widget's stories as one entry: what Storybook lists one by one stands on one page here. */
export interface Entry {
  id: string;
  group: string;
  title: string;
  states: readonly { name: string; Render: ComponentType }[];
}

const files = import.meta.glob<Record<string, StoryObj> & { default: Meta }>('../src/**/*.stories.tsx', {
  eager: true,
});

export const ENTRIES: readonly Entry[] = Object.values(files)
  .map(({ default: meta, ...stories }) => {
    const [group = '', title = ''] = meta.title?.split('/') ?? [];
    const states = Object.entries(stories).flatMap(([key, { name = key, render }]) =>
      // Storybook's own arguments and context are not used by our stories.
      render === undefined ? [] : [{ name, Render: render as ComponentType }],
    );
    return { id: meta.id ?? title, group, title, states };
  })
  .sort((a, b) => a.group.localeCompare(b.group) || a.title.localeCompare(b.title));
