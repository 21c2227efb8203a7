import { expect, test } from 'vitest';
import { anonymousFacts } from './evidence.ts';

test('facts that identify people are hidden, those about services and content are not', () => {
  const facts = {
    user: 'amy@atlas.example',
    user_domain: 'atlas.example',
    group: ['finance'],
    src_ip: '203.0.113.9',
    object: 'Amy’s salary.xlsx',
    owner: 'amy@atlas.example',
    target: 'ben@mail.example',
    resource: 'bucket-of-amy',
    service: 'box',
    risk: 'high',
    uploaded: 1000,
    activity: 'share',
    exposure: 'public',
    content: ['PCI'],
    match_count: 12,
  };
  expect(Object.keys(anonymousFacts(facts))).toEqual([
    'service',
    'risk',
    'uploaded',
    'activity',
    'exposure',
    'content',
    'match_count',
  ]);
});
