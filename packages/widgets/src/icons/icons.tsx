import { icon } from './icon.tsx';

/* Areas of the product */
export const DashboardsIcon = icon(<path d="M3 13V8M8 13V3M13 13V6" />);
export const DetectIcon = icon(<path d="M8 2l6 11H2zM8 6v3" />);
export const InvestigateIcon = icon(<path d="M3 3h10M3 8h10M3 13h6" />);
export const PoliciesIcon = icon(<path d="M8 2l5 2v4c0 3-2 5-5 6-3-1-5-3-5-6V4z" />);
export const SecurletsIcon = icon(
  <>
    <rect x="2" y="2" width="5" height="5" rx="1" />
    <rect x="9" y="2" width="5" height="5" rx="1" />
    <rect x="2" y="9" width="5" height="5" rx="1" />
    <rect x="9" y="9" width="5" height="5" rx="1" />
  </>,
);
export const GatewayIcon = icon(<path d="M3 14V7c0-3 2.5-4 5-5 2.5 1 5 2 5 5v7M1 14h14" />);
export const EndpointIcon = icon(
  <>
    <rect x="2" y="3" width="12" height="8" rx="1" />
    <path d="M5 14h6" />
  </>,
);
export const DataPostureIcon = icon(
  <>
    <ellipse cx="8" cy="4" rx="5" ry="2" />
    <path d="M3 4v8c0 1 2 2 5 2s5-1 5-2V4M3 8c0 1 2 2 5 2s5-1 5-2" />
  </>,
);
export const CloudIcon = icon(<path d="M4 12a3 3 0 010-6 4 4 0 017.6-1A3.5 3.5 0 0112 12z" />);
export const SourcesIcon = icon(
  <path d="M8 10V2.5M5 5.3 8 2.3l3 3M2.5 9.5v3a1.2 1.2 0 001.2 1.2h8.6a1.2 1.2 0 001.2-1.2v-3" />,
);
export const GlobeIcon = icon(
  <>
    <circle cx="8" cy="8" r="6" />
    <path d="M2 8h12M8 2c2 1.8 2.8 3.8 2.8 6S10 12.2 8 14c-2-1.8-2.8-3.8-2.8-6S6 3.8 8 2z" />
  </>,
);
export const ReportIcon = icon(<path d="M4 1.8h5.2L12.5 5v9.2H4zM9 2v3.2h3.4M6.3 8.3h4M6.3 11h4" />);

/* Directions and controls */
export const CheckIcon = icon(<path d="M3.2 8.5l3 3 6.6-7" />);
export const MinusIcon = icon(<path d="M3.5 8h9" />);
export const PlusIcon = icon(<path d="M8 3.5v9M3.5 8h9" />);
export const ChevronDownIcon = icon(<path d="M4 6.2l4 4 4-4" />);
export const ChevronUpIcon = icon(<path d="M4 9.8l4-4 4 4" />);
export const ChevronRightIcon = icon(<path d="M6.2 4l4 4-4 4" />);
export const ChevronLeftIcon = icon(<path d="M9.8 4l-4 4 4 4" />);
export const ArrowUpIcon = icon(<path d="M8 13V3M4.2 6.8 8 3l3.8 3.8" />);
export const ArrowDownIcon = icon(<path d="M8 3v10M4.2 9.2 8 13l3.8-3.8" />);
export const ArrowRightIcon = icon(<path d="M3 8h10M9.2 4.2 13 8l-3.8 3.8" />);
export const MoreIcon = icon(
  <>
    <circle cx="3.5" cy="8" r=".6" fill="currentColor" />
    <circle cx="8" cy="8" r=".6" fill="currentColor" />
    <circle cx="12.5" cy="8" r=".6" fill="currentColor" />
  </>,
);
export const DragIcon = icon(
  <g fill="currentColor" strokeWidth={0.6}>
    <circle cx="6" cy="4" r=".7" />
    <circle cx="10" cy="4" r=".7" />
    <circle cx="6" cy="8" r=".7" />
    <circle cx="10" cy="8" r=".7" />
    <circle cx="6" cy="12" r=".7" />
    <circle cx="10" cy="12" r=".7" />
  </g>,
);
export const ColumnsIcon = icon(
  <>
    <rect x="2" y="3" width="12" height="10" rx="1.2" />
    <path d="M6 3v10M10 3v10" />
  </>,
);
export const PlayIcon = icon(<path d="M5 3.2 12.6 8 5 12.8z" />);
export const ToEndIcon = icon(<path d="M2.5 8H11M7.5 4.5 11 8l-3.5 3.5M13.5 3.5v9" />);
export const WholeIcon = icon(<path d="M2.5 6V2.5H6M10 2.5h3.5V6M13.5 10v3.5H10M6 13.5H2.5V10" />);
export const PinIcon = icon(<path d="M5.5 2h5M6.2 2v4L4 9h8L9.8 6V2M8 9v5" />);
export const FilterIcon = icon(<path d="M2 3.5h12M4.5 8h7M6.8 12.5h2.4" />);
export const FilterOutIcon = icon(<path d="M2 3.5h12M4.5 8h3M6.8 12.5h1M10.5 8.5l4 4M14.5 8.5l-4 4" />);
export const CopyIcon = icon(
  <>
    <rect x="5.5" y="5.5" width="8" height="8.5" rx="1.2" />
    <path d="M10.5 5.5V3.2A1.2 1.2 0 009.3 2H3.7a1.2 1.2 0 00-1.2 1.2v6.6A1.2 1.2 0 003.7 11h1.8" />
  </>,
);
export const DownloadIcon = icon(<path d="M8 2.5V10M5 7.2 8 10.2l3-3M2.5 13.2h11" />);
export const UploadIcon = icon(<path d="M8 10.5V3M5 5.8 8 2.8l3 3M2.5 13.2h11" />);
export const TableIcon = icon(
  <>
    <rect x="2" y="3" width="12" height="10" rx="1.2" />
    <path d="M2 6.5h12M2 9.8h12M6.5 6.5V13" />
  </>,
);
export const ChartIcon = icon(<path d="M2.5 2.5v11h11M5.5 11V8.5M8.5 11V5.5M11.5 11V7" />);
export const CalendarIcon = icon(
  <>
    <rect x="2.2" y="3.2" width="11.6" height="10.6" rx="1.2" />
    <path d="M2.2 6.6h11.6M5.4 1.8v2.6M10.6 1.8v2.6" />
  </>,
);
export const InfoIcon = icon(
  <>
    <circle cx="8" cy="8" r="6" />
    <path d="M8 7.4v3.4M8 5.1v.1" />
  </>,
);
export const TrashIcon = icon(
  <path d="M2.5 4.2h11M6.3 4V2.5h3.4V4M3.9 4.2l.6 9.3h7l.6-9.3M6.7 6.8v4.2M9.3 6.8v4.2" />,
);
export const PencilIcon = icon(<path d="M10.8 2.6l2.6 2.6L5.6 13l-3.2.6.6-3.2zM9.2 4.2l2.6 2.6" />);
export const RefreshIcon = icon(
  <path d="M13.3 8a5.3 5.3 0 01-9.6 3.1M2.7 8a5.3 5.3 0 019.6-3.1M12.6 2.2v2.9H9.7M3.4 13.8v-2.9h2.9" />,
);
export const TagIcon = icon(
  <>
    <path d="M2.3 7.4V2.3h5.1l6.3 6.3-5.1 5.1z" />
    <circle cx="5.2" cy="5.2" r=".7" />
  </>,
);
export const FlagIcon = icon(<path d="M4 14V2.5M4 3h8l-1.8 2.8L12 8.6H4" />);
export const BlockIcon = icon(
  <>
    <circle cx="8" cy="8" r="6" />
    <path d="M3.8 3.8l8.4 8.4" />
  </>,
);
export const KeyboardIcon = icon(
  <>
    <rect x="1.5" y="4" width="13" height="8.5" rx="1.2" />
    <path d="M4.2 6.8v.1M6.7 6.8v.1M9.2 6.8v.1M11.8 6.8v.1M5 9.8h6" />
  </>,
);
export const CompareIcon = icon(<path d="M5 2.5v11M11 2.5v11M2.5 5.5 5 2.5l2.5 3M8.5 10.5l2.5 3 2.5-3" />);
export const GaugeIcon = icon(<path d="M2.5 12a5.8 5.8 0 1111 0M8 9.8l2.6-3.4" />);
export const MailIcon = icon(<path d="M2 3.8h12v8.4H2zM2.3 4.2 8 8.8l5.7-4.6" />);
export const ParserIcon = icon(<path d="M5.2 4 1.8 8l3.4 4M10.8 4l3.4 4-3.4 4M9 3 7 13" />);
export const KeyIcon = icon(
  <>
    <circle cx="5" cy="11" r="2.6" />
    <path d="M7 9.1 13.4 2.7M10.6 5.4l2 2" />
  </>,
);
export const BuildingIcon = icon(
  <path d="M3.5 14V2.5h6V14M9.5 6.5h3V14M2 14h12M5.7 5.2h1.6M5.7 8h1.6M5.7 10.8h1.6" />,
);
export const CustomGroupIcon = icon(
  <>
    <circle cx="6" cy="8" r="3.8" />
    <circle cx="10" cy="8" r="3.8" />
  </>,
);
