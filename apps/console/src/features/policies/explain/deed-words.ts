import type { WrittenResponse } from '@casbah/domain/policy/written-policy';
import type { ExplainWords } from './explain-words.ts';

/** Value of `template` in messages if the default one is used. */
const DEFAULT = 'none';

/** What a response does, as part of a sentence: “blocks it with “Card data””. */
export function deedWords(response: WrittenResponse, words: ExplainWords): string {
  const { say } = words;
  const named = (id: string | undefined) => (id === undefined ? DEFAULT : words.template(id));
  switch (response.kind) {
    case 'require_second_factor':
    case 'skip_inspection':
    case 'encrypt':
    case 'revoke_token':
      return say(`policy.deed.${response.kind}`);
    case 'block':
    case 'quarantine':
    case 'tombstone':
      return say(`policy.deed.${response.kind}`, { template: named(response.template) });
    case 'coach':
      return say('policy.deed.coach', {
        asks: response.asks_for_reason ? 'yes' : 'no',
        template: named(response.template),
      });
    case 'unshare':
      return say('policy.deed.unshare', { exposure: response.exposure });
    case 'change_access':
      return say('policy.deed.change_access', { role: response.role });
    case 'change_owner':
      return say('policy.deed.change_owner', { owner: response.owner });
    case 'legal_hold':
      return say('policy.deed.legal_hold', { hold: response.hold });
    case 'insert_header':
      return say('policy.deed.insert_header', { header: `${response.name}: ${response.value}` });
    case 'tag':
      return say('policy.deed.tag', { tag: words.tag(response.tag) });
    case 'notify':
      return say('policy.deed.notify', {
        recipients: words.all(response.recipients.map((one) => say(`policy.recipient.${one}`))),
        channel: response.channel,
        template: named(response.template),
      });
    case 'ticket':
      return say('policy.deed.ticket', {
        destination: words.destination(response.destination),
        template: named(response.template),
      });
    case 'raise_incident':
      return say('policy.deed.raise_incident', {
        severity: response.severity === undefined ? '' : words.severity(response.severity),
        own: response.severity === undefined ? 'no' : 'yes',
      });
  }
}
