import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentType } from 'react';

/** All stories of a widget as one gallery entry with a single page. */
export interface Entry {
  id: string;
  title: string;
  states: readonly { name: string; Render: ComponentType }[];
}

type StoryFile = Record<string, StoryObj> & { default: Meta };

const FILES = new Map(
  Object.entries(import.meta.glob<StoryFile>('../src/**/*.stories.tsx')).map(([path, load]) => [
    idOfFile(path),
    load,
  ]),
);

/** Story ID of a file: `../src/data-grid/DataGrid.stories.tsx` has `data-grid`, which loads without the others. */
function idOfFile(path: string): string {
  const name = path.split('/').at(-1)?.replace('.stories.tsx', '') ?? '';
  return name.replaceAll(/([a-z0-9])([A-Z])/g, '$1-$2').toLowerCase();
}

/** The entry with this ID; every widget's without one. */
export async function entriesOf(story: string | null): Promise<readonly Entry[]> {
  const asked = [...FILES].filter(([id]) => story === null || story === id);
  const entries = await Promise.all(asked.map(async ([id, load]) => entryOf(id, await load())));
  return entries.sort((a, b) => a.title.localeCompare(b.title));
}

function entryOf(id: string, { default: meta, ...stories }: StoryFile): Entry {
  if (meta.id !== id) throw new Error(`The story “${meta.id}” stands in a file named after “${id}”.`);
  const states = Object.entries(stories).flatMap(([key, { name = key, render }]) =>
    // Our stories don't use Storybook's arguments and context.
    render === undefined ? [] : [{ name, Render: render as ComponentType }],
  );
  return { id, title: meta.title?.split('/').at(-1) ?? id, states };
}
