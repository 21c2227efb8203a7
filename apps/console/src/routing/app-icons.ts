import {
  AuditIcon,
  SearchIcon,
  SettingsIcon,
  StoreIcon,
  UserIcon,
} from '@casbah/widgets/icons/frame-icons.tsx';
import type { Icon } from '@casbah/widgets/icons/icon.tsx';
import {
  CloudIcon,
  DashboardsIcon,
  DataPostureIcon,
  DetectIcon,
  EndpointIcon,
  InvestigateIcon,
  PoliciesIcon,
  SecurletsIcon,
} from '@casbah/widgets/icons/icons.tsx';
import type { App } from './app.ts';

/** The icon of each area. */
export const APP_ICONS: Readonly<Record<App, Icon>> = {
  account: UserIcon,
  audit: AuditIcon,
  dashboards: DashboardsIcon,
  detect: DetectIcon,
  analyze: SearchIcon,
  investigate: InvestigateIcon,
  protect: PoliciesIcon,
  endpoint: EndpointIcon,
  securlets: SecurletsIcon,
  store: StoreIcon,
  dspm: DataPostureIcon,
  iaas: CloudIcon,
  settings: SettingsIcon,
  login: UserIcon,
};
