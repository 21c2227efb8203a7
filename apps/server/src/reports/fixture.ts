import type { reportsCalls } from '@casbah/contract/reports';
import { addDelivery, addSchedule } from '@casbah/stores/control/reports/report-schedules';
import { type Attempts, type Fixture, list, SECRET } from '../areas/fixture.ts';
import { reportChanges } from './test-changes.ts';

export const reportsFixture: Fixture = {
  async put(tx, other) {
    await addSchedule(tx, {
      id: other.id('schedule'),
      tenant_id: 'rif',
      name: SECRET,
      frequency: 'weekly',
      language: 'en-us',
      recipients: JSON.stringify([other.email]),
      next_delivery: 9e12,
      created_on: 1,
      time_zone: 'UTC',
    });
    await addDelivery(tx, {
      id: other.id('delivery'),
      tenant_id: 'rif',
      schedule_id: other.id('schedule'),
      csv: SECRET,
      pages: JSON.stringify({ 'en-us': SECRET }),
      last_day: SECRET,
      span_from: 1,
      span_to: 2,
      created_on: 3,
    });
  },
  foreign: (other): Attempts<typeof reportsCalls> => ({
    'GET /admin/reports/schedules': () => list('/admin/reports/schedules'),
    'POST /admin/reports/schedules': () => [
      {
        body: { name: 'Mine', frequency: 'weekly', recipients: ['guard@rif.example'] },
        answers: [422],
      },
    ],
    'PATCH /admin/reports/schedules/{id}': () => [
      { url: `/admin/reports/schedules/${other.id('schedule')}`, body: { name: 'Mine' } },
    ],
    'DELETE /admin/reports/schedules/{id}': () => [
      { url: `/admin/reports/schedules/${other.id('schedule')}` },
    ],
    'POST /admin/reports/schedules/{id}/send': () => [
      { url: `/admin/reports/schedules/${other.id('schedule')}/send` },
    ],
    'GET /admin/reports/userdigest': () => list('/admin/reports/userdigest'),
    'PATCH /admin/reports/userdigest': () => [{ body: { left_out: ['guard@rif.example'] }, answers: [422] }],
    'GET /admin/reports/userdigest/preview': () => [
      { url: '/admin/reports/userdigest/preview?email=guard@rif.example', answers: [422] },
    ],
    'GET /admin/reports/deliveries/{id}/html': () => [
      { url: `/admin/reports/deliveries/${other.id('delivery')}/html` },
    ],
    'GET /admin/reports/deliveries/{id}/csv': () => [
      { url: `/admin/reports/deliveries/${other.id('delivery')}/csv` },
    ],
  }),
  changes: reportChanges,
};
