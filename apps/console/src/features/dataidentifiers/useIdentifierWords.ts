import type { contentprofilesNamesWords } from '@casbah/messages/contentprofiles';
import type { dataidentifiersWords } from '@casbah/messages/dataidentifiers';
import type { IdOf } from '@casbah/messages/word-part';
import { useMemo } from 'react';
import { useWords } from '../../words/useWords.ts';

type Id = IdOf<typeof contentprofilesNamesWords> | IdOf<typeof dataidentifiersWords>;

const GROUPS = {
  own: 'content.group.custom',
  payment_card: 'content.group.payment_card',
  bank: 'content.group.bank',
  national_id: 'content.group.national_id',
  tax: 'content.group.tax',
  health: 'content.group.health',
  passport: 'content.group.passport',
  driving_license: 'content.group.driving_license',
  contact: 'content.group.contact',
  network: 'content.group.network',
  person: 'content.group.person',
  vehicle: 'content.group.vehicle',
  company: 'content.group.company',
  product: 'content.group.product',
  secret: 'content.group.secret',
  source_code: 'content.group.source_code',
  document: 'content.group.document',
} as const satisfies Readonly<Record<string, Id>>;

const RISKS = {
  hipaa: 'content.risk.hipaa',
  pci: 'content.risk.pci',
  pii: 'content.risk.pii',
  glba: 'content.risk.glba',
  ferpa: 'content.risk.ferpa',
  source_code: 'content.risk.source_code',
  credentials: 'identifiers.risk.credentials',
} as const satisfies Readonly<Record<string, Id>>;

/** Names of groups and risks; a newer server may send unknown ones, which keep their key. */
export function useIdentifierWords() {
  const say = useWords<typeof contentprofilesNamesWords | typeof dataidentifiersWords>();
  return useMemo(() => {
    const named = (ids: Readonly<Record<string, Id>>) => (key: string) => {
      const id = Object.hasOwn(ids, key) ? ids[key] : undefined;
      return id === undefined ? key : say(id);
    };
    return { groupName: named(GROUPS), riskName: named(RISKS) };
  }, [say]);
}
