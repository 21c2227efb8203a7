import type { JsonObject } from '../../cores/json.ts';
import { textOf, valueAt } from '../record-path.ts';

/** How the records of a workload are laid out. */
export type Layout = 'directory' | 'exchange' | 'sharepoint' | 'teams' | 'security' | 'other';

interface Workload {
  readonly app: string;
  /** ID in the catalog. */
  readonly service: string;
  readonly layout: Layout;
}

const SHAREPOINT: Workload = { app: 'SharePoint', service: 'sharepoint', layout: 'sharepoint' };
const ONEDRIVE: Workload = { app: 'OneDrive', service: 'onedrive', layout: 'sharepoint' };
const EXCHANGE: Workload = { app: 'Exchange', service: 'exchange-online', layout: 'exchange' };
const DIRECTORY: Workload = { app: 'Entra ID', service: 'microsoft-entra-id', layout: 'directory' };
const TEAMS: Workload = { app: 'Microsoft Teams', service: 'microsoft-teams', layout: 'teams' };
const PURVIEW: Workload = { app: 'Microsoft Purview', service: 'microsoft-purview', layout: 'security' };
const DEFENDER: Workload = { app: 'Microsoft Defender', service: 'microsoft-defender', layout: 'security' };
const POWER_BI: Workload = { app: 'Power BI', service: 'power-bi', layout: 'other' };
const FABRIC: Workload = { app: 'Microsoft Fabric', service: 'microsoft-fabric', layout: 'other' };
const FORMS: Workload = { app: 'Microsoft Forms', service: 'microsoft-forms', layout: 'other' };
const PLANNER: Workload = { app: 'Microsoft Planner', service: 'microsoft-planner', layout: 'other' };
const POWER_APPS: Workload = { app: 'Power Apps', service: 'microsoft-power-apps', layout: 'other' };
const POWER_AUTOMATE: Workload = {
  app: 'Power Automate',
  service: 'microsoft-power-automate',
  layout: 'other',
};
const COPILOT: Workload = { app: 'Microsoft Copilot', service: 'microsoft-copilot', layout: 'other' };
const YAMMER: Workload = { app: 'Yammer', service: 'yammer', layout: 'other' };
const STREAM: Workload = { app: 'Microsoft Stream', service: 'microsoft-stream', layout: 'other' };
const SWAY: Workload = { app: 'Microsoft Sway', service: 'microsoft-sway', layout: 'other' };
const TO_DO: Workload = { app: 'Microsoft To Do', service: 'microsoft-to-do', layout: 'other' };
const VIVA: Workload = { app: 'Microsoft Viva', service: 'microsoft-viva', layout: 'other' };
const DYNAMICS: Workload = { app: 'Dynamics 365', service: 'microsoft-dynamics-365', layout: 'other' };
const WHITEBOARD: Workload = {
  app: 'Microsoft Whiteboard',
  service: 'microsoft-whiteboard',
  layout: 'other',
};
const BOOKINGS: Workload = { app: 'Microsoft Bookings', service: 'microsoft-bookings', layout: 'other' };
const INTUNE: Workload = { app: 'Microsoft Intune', service: 'microsoft-intune', layout: 'other' };

/** `Workload`, or the name of the record type, from its beginning, in lower case. */
const BY_NAME: readonly (readonly [pattern: RegExp, workload: Workload])[] = [
  [/^compliancedlp|^dlp/, PURVIEW],
  [/^onedrive/, ONEDRIVE],
  [/^sharepoint/, SHAREPOINT],
  [/^exchange|^mail(?:submission|box)/, EXCHANGE],
  [/^azureactivedirectory|^aad/, DIRECTORY],
  [/^microsoftteams|^teams/, TEAMS],
  [
    /^(?:securitycompliance|compliance|mip|purview|discovery|aed|datagovernance|datainsights|labelcontent|sensitivity|publicendpoint|endpoint|aip|informationbarrier|insider|officenative|supervis)/,
    PURVIEW,
  ],
  [
    /^(?:threat|quarantine|hygiene|airinvestigation|campaign|microsoftdefender|defender|ms365d|urbac|attacksim|m365d|mdatp|mcas)/,
    DEFENDER,
  ],
  [/^powerbi/, POWER_BI],
  [/^(?:microsoft)?fabric/, FABRIC],
  [/^(?:microsoft)?forms/, FORMS],
  [/^planner|^project/, PLANNER],
  [/^powerapps|^powerplatform/, POWER_APPS],
  [/^microsoftflow|^powerautomate/, POWER_AUTOMATE],
  [/copilot|^aiapp/, COPILOT],
  [/^yammer|^vivaengage/, YAMMER],
  [/stream/, STREAM],
  [/^sway/, SWAY],
  [/todo/, TO_DO],
  [/^viva|^workplaceanalytics|^myanalytics/, VIVA],
  [/^crm|^dynamics/, DYNAMICS],
  [/^(?:microsoft)?whiteboard/, WHITEBOARD],
  [/^(?:microsoft)?bookings/, BOOKINGS],
  [/^(?:microsoft)?intune/, INTUNE],
];

/** Record types by number, as in the schema of the Office 365 Management Activity API, by the workload that has them. */
const BY_NUMBER: readonly (readonly [workload: Workload, types: readonly number[]])[] = [
  [EXCHANGE, [1, 2, 3, 19, 29, 50]],
  [SHAREPOINT, [4, 6, 14, 36, 37, 54, 55, 56]],
  [DIRECTORY, [8, 9, 15]],
  [PURVIEW, [11, 13, 18, 24, 31, 33, 38, 40, 42, 43, 48, 63, 68, 71, 82, 83, 84, 93, 94, 95, 96, 97]],
  [TEAMS, [25, 57, 59, 60]],
  [DEFENDER, [28, 34, 41, 47, 51, 62, 64, 65]],
  [POWER_BI, [20]],
  [DYNAMICS, [21]],
  [YAMMER, [22]],
  [POWER_AUTOMATE, [30]],
  [STREAM, [32]],
  [POWER_APPS, [45, 46]],
  [FORMS, [66]],
  [COPILOT, [261]],
];

const OTHER: Workload = { app: 'Microsoft 365', service: 'microsoft-365', layout: 'other' };

function named(name: string | undefined): Workload | undefined {
  if (name === undefined) return undefined;
  const plain = name.toLowerCase().replaceAll(/[^a-z0-9]/g, '');
  return BY_NAME.find(([pattern]) => pattern.test(plain))?.[1];
}

function numbered(number: string | undefined): Workload | undefined {
  return BY_NUMBER.find(([, types]) => types.includes(Number(number)))?.[0];
}

const DATA_LOSS = /^(?:compliancedlp|dlp)/i;

/** Workload of a record. DLP matches are recorded in the workload of the item, but laid out like alerts. */
export function workloadOf(record: JsonObject): Workload {
  const type = textOf(valueAt(record, 'RecordType'));
  const name = textOf(valueAt(record, 'Workload')) ?? textOf(valueAt(record, 'OfficeWorkload'));
  const workload = named(name) ?? numbered(type) ?? named(type) ?? OTHER;
  const operation = textOf(valueAt(record, 'Operation')) ?? '';
  const isMatch =
    DATA_LOSS.test(operation) || DATA_LOSS.test(type ?? '') || ['11', '13', '33', '63'].includes(type ?? '');
  return isMatch ? { ...workload, layout: 'security' } : workload;
}
