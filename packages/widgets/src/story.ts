import type { ComponentType } from 'react';

/** A widget in its states, for the gallery: `X.story.tsx` beside the widget exports one as `story`. */
export interface Story {
  /** In the gallery's address and list: the widget's folder. */
  id: string;
  title: string;
  group: 'Basics' | 'Fields' | 'Data' | 'Charts' | 'Places';
  states: readonly { name: string; render: ComponentType }[];
}
