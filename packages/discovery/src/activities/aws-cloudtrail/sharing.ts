import { isJsonObject } from '../../cores/json.ts';
import type { RecordFacts } from '../record-facts.ts';
import { textOf, textsOf } from '../record-path.ts';

/** Where events that share snapshots and images list the accounts that gain and lose access. */
const GAINED = [
  'requestParameters.createVolumePermission.add.items',
  'requestParameters.launchPermission.add.items',
  'requestParameters.valuesToAdd',
  'requestParameters.accountIdsToAdd',
];
const LOST = [
  'requestParameters.createVolumePermission.remove.items',
  'requestParameters.launchPermission.remove.items',
  'requestParameters.valuesToRemove',
  'requestParameters.accountIdsToRemove',
];

/** Accounts and groups; `all` is everyone. */
function namesIn(list: unknown): readonly string[] {
  if (!Array.isArray(list)) return [];
  return list.flatMap((entry: unknown) =>
    isJsonObject(entry)
      ? (textOf(entry.userId) ?? textOf(entry.group) ?? textOf(entry.organizationArn) ?? [])
      : textsOf(entry),
  );
}

function addNames(facts: RecordFacts, paths: readonly string[]): readonly string[] {
  return paths.flatMap((path) => {
    const names = namesIn(facts.at(path));
    facts.addTargets(names, path);
    return names;
  });
}

/** Snapshots and images shared with other accounts, which the events only call a change. */
export function readSharing(facts: RecordFacts, name: string): void {
  if (!/^Modify(?:Snapshot|Image|DB(?:Cluster)?Snapshot)Attribute$|^ModifyDocumentPermission$/.test(name))
    return;
  const gained = addNames(facts, GAINED);
  const lost = addNames(facts, LOST);
  if (gained.length > 0) {
    facts.act('share', name, 'eventName');
    facts.extra('exposure', gained.includes('all') ? 'public' : 'external');
  } else if (lost.length > 0) {
    facts.act('unshare', name, 'eventName');
    if (lost.includes('all')) facts.extra('exposure', 'private');
  }
}
