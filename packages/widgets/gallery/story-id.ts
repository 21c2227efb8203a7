/** `src/data-grid/DataGrid.stories.tsx` has the story `data-grid`: one is found, and loaded, without the others. */
export function storyIdOf(path: string): string {
  const name = path.split('/').at(-1)?.replace('.stories.tsx', '') ?? '';
  return name.replaceAll(/([a-z0-9])([A-Z])/g, '$1-$2').toLowerCase();
}
