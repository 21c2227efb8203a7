import type { notificationsCalls } from '@casbah/contract/notifications';
import { listNotifications, notify } from '@casbah/stores/control/notifications/notifications';
import { type Attempts, type Fixture, list, SECRET } from '../areas/fixture.ts';

export const notificationsFixture: Fixture = {
  async put(tx, other) {
    await notify(tx, {
      tenant: 'rif',
      to: [other.user],
      time: 1,
      action: 'VISIT',
      url: '/rif',
      template: 'import-failed',
      values: { source: SECRET },
    });
    const { notifications } = await listNotifications(tx, { user: other.user });
    other.keep('notice', notifications[0]?.id ?? '');
  },
  foreign: (other): Attempts<typeof notificationsCalls> => ({
    'GET /admin/notification/list': () => list('/admin/notification/list', `user_id=${other.user}`),
    'POST /admin/notification/seen': () => [{ body: { id: other.id('notice') } }],
    'POST /admin/notification/full': () => [{ body: { id: other.id('notice') } }],
  }),
};
