// Written by `npm run areas`. Edit the areas, not this file.
import type { CloudAppPage, NamedPage } from '../routing/page.ts';
import { pages as account } from './pages/account.ts';
import { pages as analyze } from './pages/analyze.ts';
import { pages as dashboards } from './pages/dashboards.ts';
import { pages as detect } from './pages/detect.ts';
import { pages as dspm } from './pages/dspm.ts';
import { pages as endpoint } from './pages/endpoint.ts';
import { pages as iaas } from './pages/iaas.ts';
import { pages as investigate } from './pages/investigate.ts';
import { pages as protect } from './pages/protect.ts';
import { pages as securlets } from './pages/securlets.ts';
import { pages as securletsApps } from './pages/securlets-apps.ts';
import { pages as settings } from './pages/settings.ts';

export const pagesToCome: readonly (CloudAppPage | NamedPage)[] = [
  ...account,
  ...analyze,
  ...dashboards,
  ...detect,
  ...dspm,
  ...endpoint,
  ...iaas,
  ...investigate,
  ...protect,
  ...securlets,
  ...securletsApps,
  ...settings,
];
