import { knownAt } from '../microsoft-shapes.ts';
import type { RecordFacts } from '../record-facts.ts';

/** Matches of DLP policies, alerts, threats in mail and links, quarantine, eDiscovery. */
export function readSecurity(facts: RecordFacts): void {
  const file = knownAt(
    facts,
    'SharePointMetaData.FileName',
    'ExchangeMetaData.Subject',
    'EndpointMetaData.TargetFilePath',
    'Subject',
    'Url',
    'Name',
    'FileName',
    'FileData.FileName',
    'ItemName',
    'CaseName',
    'Case',
    'ObjectId',
    'OfficeObjectId',
    'PolicyDetails[0].PolicyName',
    'NetworkMessageId',
  );
  facts
    .set('object', file?.path === 'ObjectId' ? nameIn(file.text) : file?.text, file?.path ?? '')
    .take(
      'object_id',
      'SharePointMetaData.FilePathUrl',
      'ExchangeMetaData.MessageID',
      'InternetMessageId',
      'AlertId',
      'AlertEntityId',
      'ObjectId',
      'NetworkMessageId',
    )
    .take('url', 'Url', 'SharePointMetaData.FilePathUrl')
    .take('severity', 'Severity', 'PolicyDetails[0].Rules[0].Severity')
    .take('src_ip', 'SenderIp', 'UserIp')
    .take('message', 'Comments', 'Description')
    .target('ExchangeMetaData.To', 'ExchangeMetaData.CC', 'ExchangeMetaData.BCC', 'Recipients')
    .keep('path', 'SharePointMetaData.FilePathUrl', 'ObjectId')
    .keep('size', 'SharePointMetaData.FileSize', 'EndpointMetaData.FileSize', 'FileSize')
    .keep(
      'file_hash',
      'EndpointMetaData.Sha256',
      'Sha256',
      'FileData.SHA256',
      'EndpointMetaData.Sha1',
      'Sha1',
    )
    .keep('policy', 'PolicyDetails[0].PolicyName', 'Policy', 'AlertType')
    .keep('rule', 'PolicyDetails[0].Rules[0].RuleName')
    .keep('verdict', 'Verdict', 'UrlClickAction', 'DeliveryAction', 'Status')
    .keep('sender', 'P2Sender', 'P1Sender', 'ExchangeMetaData.From', 'SharePointMetaData.From')
    .keep('category', 'Category');
  const isItem = facts.at('SharePointMetaData') !== undefined;
  if (isItem && facts.text('SharePointMetaData.From') !== undefined) facts.on('file', 'SharePointMetaData');
  if (facts.at('ExchangeMetaData') !== undefined) facts.on('mail', 'ExchangeMetaData');
}

/** Last part of a path or address: `C:\Users\salma\report.docx` → `report.docx`. */
function nameIn(text: string): string {
  return (
    text
      .split(/[\\/]/)
      .filter((part) => part !== '')
      .at(-1) ?? text
  );
}
