import { icon } from './icon.tsx';

/* Icons of every page's frame; others load with their pages. */

const glass = (
  <>
    <circle cx="7" cy="7" r="4.5" />
    <path d="M10.5 10.5 14 14" />
  </>
);
export const AuditIcon = icon(glass);
export const StoreIcon = icon(<path d="M2 6h12l-1 8H3zM5 6a3 3 0 016 0" />);
export const SettingsIcon = icon(
  <>
    <circle cx="8" cy="8" r="2.4" />
    <path d="M8 1v2.5M8 12.5V15M1 8h2.5M12.5 8H15M3 3l1.8 1.8M11.2 11.2 13 13M13 3l-1.8 1.8M4.8 11.2 3 13" />
  </>,
);
export const UserIcon = icon(
  <>
    <circle cx="8" cy="5.2" r="2.7" />
    <path d="M2.8 13.6c.5-2.8 2.5-4.2 5.2-4.2s4.7 1.4 5.2 4.2" />
  </>,
);
export const UsersIcon = icon(
  <>
    <circle cx="6" cy="5.4" r="2.4" />
    <path d="M1.6 13c.4-2.6 2-3.9 4.4-3.9s4 1.3 4.4 3.9M10.6 3.2a2.4 2.4 0 010 4.4M12 9.6c1.4.5 2.2 1.6 2.5 3.4" />
  </>,
);
export const SearchIcon = icon(glass);
export const CloseIcon = icon(<path d="M4 4l8 8M12 4l-8 8" />);
export const SidebarIcon = icon(
  <>
    <rect x="2" y="3" width="12" height="10" rx="1.2" />
    <path d="M6 3v10" />
  </>,
);
export const ClockIcon = icon(
  <>
    <circle cx="8" cy="8" r="6" />
    <path d="M8 4.6V8l2.3 1.6" />
  </>,
);
export const BellIcon = icon(
  <path d="M3 11.5h10l-1.2-1.8V7a3.8 3.8 0 00-7.6 0v2.7zM6.6 13.6a1.5 1.5 0 002.8 0M8 3.2V2" />,
);
export const SunIcon = icon(
  <>
    <circle cx="8" cy="8" r="2.8" />
    <path d="M8 1.5V3M8 13v1.5M1.5 8H3M13 8h1.5M3.4 3.4l1 1M11.6 11.6l1 1M12.6 3.4l-1 1M4.4 11.6l-1 1" />
  </>,
);
export const MoonIcon = icon(<path d="M13.2 9.6A5.6 5.6 0 016.4 2.8a5.6 5.6 0 106.8 6.8z" />);
export const HelpIcon = icon(
  <>
    <circle cx="8" cy="8" r="6" />
    <path d="M6.3 6.4A1.75 1.75 0 018 5c1 0 1.8.7 1.8 1.6 0 1.2-1.8 1.3-1.8 2.5M8 11.3v.1" />
  </>,
);
export const WarningIcon = icon(<path d="M8 2.2l6.2 11H1.8zM8 6.4v3.2M8 11.4v.1" />);
export const SignOutIcon = icon(
  <path d="M6.2 2.5H3.7a1.2 1.2 0 00-1.2 1.2v8.6a1.2 1.2 0 001.2 1.2h2.5M6.5 8h7M10.7 5.2 13.5 8l-2.8 2.8" />,
);
export const LinkOutIcon = icon(<path d="M6.5 3.5h-3v9h9v-3M9 2.5h4.5V7M13.3 2.7 7.5 8.5" />);
