import { allowedOperators, patternError } from '@casbah/domain/filter/attribute';
import { filterOfModel, modelOf } from '@casbah/domain/filter/model';
import { operatorsOf } from '@casbah/domain/filter/operator';
import { parseFilter } from '@casbah/domain/filter/parse';
import { printFilter } from '@casbah/domain/filter/print';
import { TRAFFIC_FIELDS, type TrafficField } from '@casbah/domain/filter/traffic-fields';
import { namesOf } from '@casbah/domain/filter/vocabulary';
import { expect, test } from 'vitest';
import type { FieldChoice } from '../filter-bar/suggestions.ts';
import { draftOf, modelOfDraft } from '../filter-builder/draft.ts';
import { attributesOfFields } from './attributes-of-fields.ts';

const RISKS = ['high', 'medium'].map((value) => ({ value, label: value }));
const FIELDS = namesOf(TRAFFIC_FIELDS).map(
  (field): FieldChoice<TrafficField> =>
    field === 'risk' ? { field, label: field, closed: RISKS } : { field, label: field },
);
const ATTRIBUTES = attributesOfFields(FIELDS, TRAFFIC_FIELDS);

test('each field has the same operators as in the line', () => {
  for (const { field, closed } of FIELDS) {
    const attribute = ATTRIBUTES.find(({ key }) => key === field);
    expect(attribute === undefined ? [] : allowedOperators(attribute), field).toEqual(
      operatorsOf(TRAFFIC_FIELDS[field], closed !== undefined),
    );
  }
});

test.each([
  'category = "Cloud storage"',
  'risk in (high, medium) and uploaded > 100MB',
  'user starts "om" or not exists vendor',
  'src_ip = 10.0.0.0/8 and dst_ip != 192.168.1.7',
  'url contains "?id=" and brr <= 40',
  '(host = dropbox.com or host = box.com) and not (country in (US, MA))',
])('%s comes back as it was, and nothing in it is refused', (text) => {
  const { filter } = parseFilter(text, TRAFFIC_FIELDS);
  if (filter === undefined) throw new Error(`no filter: ${text}`);
  const model = modelOfDraft(draftOf(modelOf(filter, TRAFFIC_FIELDS), ATTRIBUTES));
  expect(printFilter(filterOfModel(model, TRAFFIC_FIELDS).filter, TRAFFIC_FIELDS)).toBe(
    printFilter(filterOfModel(modelOf(filter, TRAFFIC_FIELDS), TRAFFIC_FIELDS).filter, TRAFFIC_FIELDS),
  );
  for (const { exprBlocks } of model.exprGroups)
    for (const block of exprBlocks) {
      const attribute = ATTRIBUTES.find(({ key }) => key === block.key);
      if (attribute === undefined) throw new Error(`no attribute: ${block.key}`);
      expect(block.type, block.key).toBe(attribute.filterType);
      expect(patternError(block, attribute), block.key).toBeUndefined();
    }
});

test('invalid addresses are rejected', () => {
  const attribute = ATTRIBUTES.find(({ key }) => key === 'src_ip');
  if (attribute === undefined) throw new Error('src_ip is gone');
  expect(patternError({ key: 'src_ip', type: 'ip', op: 'is', value: 'laptop-7' }, attribute)?.regexKey).toBe(
    'ip_or_subnet',
  );
});
