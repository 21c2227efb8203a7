import { isJsonObject } from '../../cores/json.ts';
import { knownAt } from '../microsoft-shapes.ts';
import type { RecordFacts } from '../record-facts.ts';
import { textOf } from '../record-path.ts';

/** Names of objects in Power BI, Forms, Yammer, Planner, Power Apps, Stream and Copilot, most telling first. */
const NAMES = [
  'ItemName',
  'ReportName',
  'DashboardName',
  'DatasetName',
  'DataflowName',
  'FormName',
  'FileName',
  'SourceFileName',
  'ResourceTitle',
  'AppName',
  'FlowName',
  'PlanName',
  'TaskName',
  'GroupName',
  'CapacityName',
  'WorkSpaceName',
  'WorkspaceName',
  'CopilotEventData.AccessedResources[0].Name',
  'ObjectName',
  'Name',
];
const IDS = [
  'ReportId',
  'DashboardId',
  'DatasetId',
  'DataflowId',
  'FormId',
  'FileId',
  'MessageId',
  'AppId',
  'PlanId',
  'ResourceUrl',
  'CopilotEventData.AccessedResources[0].SiteUrl',
  'ObjectId',
  'OfficeObjectId',
  'ContainerId',
  'WorkspaceId',
  'FlowDetailsUrl',
];

/** `SharingInformation` of Power BI: the recipients of a report. */
function readRecipients(facts: RecordFacts): void {
  const list = facts.at('SharingInformation');
  if (Array.isArray(list))
    for (const [index, entry] of list.entries()) {
      const name = isJsonObject(entry)
        ? (textOf(entry.RecipientEmail) ?? textOf(entry.RecipientName))
        : undefined;
      if (name !== undefined) facts.addTargets([name], `SharingInformation[${index}].RecipientEmail`);
    }
  facts.target(
    'RecipientUPN',
    'TargetUserId',
    'TargetYammerUserId',
    'DistributionMethod.Recipients',
    'InviteeEmail',
  );
  facts.target('UserSharedWith', 'TargetUserOrGroupName', 'ShareWithPrincipalEmail');
}

export function readOtherWorkload(facts: RecordFacts, operation: string): void {
  const name = knownAt(facts, ...NAMES);
  const id = knownAt(facts, ...IDS);
  facts
    .set('object', name?.text, name?.path ?? '')
    .set('object_id', id?.text, id?.path ?? '')
    .set('object', id?.text, id?.path ?? '')
    .keep('path', 'FolderDisplayName', 'WorkSpaceName', 'WorkspaceName', 'SourceRelativeUrl')
    .keep('role', 'SharingPermission', 'PermissionType', 'FolderAccessRequests[0].UserAccessRight')
    .keep('channel_id', 'CopilotEventData.ThreadId', 'ThreadId', 'GroupId')
    .take('session', 'CopilotEventData.ThreadId')
    .keep('host', 'CopilotEventData.AppHost', 'AppHost')
    .keep('size', 'FileSizeBytes', 'VersionSize');
  readRecipients(facts);
  if (/^publishtoweb|^allowanonymous/i.test(operation)) facts.extra('exposure', 'public');
  if (/^createorgsharing|^enablesameorg/i.test(operation)) facts.extra('exposure', 'internal');
}
