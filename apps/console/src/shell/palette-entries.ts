import type { Permission } from '@casbah/domain/permission';
import type { MessageId } from '@casbah/messages/load';
import type { RouteMessageId } from '@casbah/messages/route-id';
import type { shellPaletteWords } from '@casbah/messages/shell';
import type { IdOf } from '@casbah/messages/word-part';
import type { CommandGroup } from '@casbah/widgets/command-palette/CommandPalette.tsx';
import type { Icon } from '@casbah/widgets/icons/icon.tsx';
import type { useNavigate } from '@tanstack/react-router';
import type { IntlShape } from 'react-intl';
import type { PageLink } from '../routing/page-link.ts';
import type { Say } from '../words/useWords.ts';

/** What `features/<area>/palette.tsx` gives the palette. It loads with the palette. */
export interface PaletteEntries {
  /** Icons of single pages, by their keys. Other pages have the icon of their app. */
  icons?: Readonly<Record<string, Icon>>;
  actions?: readonly PaletteAction[];
  searches?: readonly PaletteSearch[];
}

/** Something that begins on a page of the feature. */
export interface PaletteAction extends PageLink {
  id: string;
  /** The component whose state decides: people who may not use it aren't offered the action. */
  component: string;
  words: RouteMessageId;
  icon: Icon;
}

/** Asks the server for what people type, for those who have the permission. */
export interface PaletteSearch {
  permission: Permission;
  find: (text: string, tools: SearchTools) => Promise<readonly CommandGroup[]>;
}

export interface SearchTools {
  signal: AbortSignal;
  /** Maximum results of a kind. */
  limit: number;
  say: Say<MessageId | IdOf<typeof shellPaletteWords>>;
  formatMessage: IntlShape['formatMessage'];
  navigate: ReturnType<typeof useNavigate>;
}
