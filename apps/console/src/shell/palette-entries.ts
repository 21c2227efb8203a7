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

/** What `features/<area>/palette.tsx` adds to the palette. Loaded with the palette. */
export interface PaletteEntries {
  /** Icons of individual pages, by key. Other pages use their app's icon. */
  icons?: Readonly<Record<string, Icon>>;
  actions?: readonly PaletteAction[];
  searches?: readonly PaletteSearch[];
}

/** An action that starts on a page of the feature. */
export interface PaletteAction extends PageLink {
  id: string;
  /** Component whose permission controls the action: people who can't use it don't see the action. */
  component: string;
  words: RouteMessageId;
  icon: Icon;
}

/** A server search for typed text, for people with the permission. */
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
