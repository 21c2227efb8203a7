// Written by `npm run areas`. Edit the areas, not this file.
import type { OfferedLink } from '../routing/offered-link.ts';
import { links as account } from './account/links.ts';
import { links as audit } from './audit/links.ts';
import { links as datasources } from './datasources/links.ts';
import { links as investigate } from './investigate/links.ts';

export const offeredLinks: readonly OfferedLink[] = [...account, ...audit, ...datasources, ...investigate];
