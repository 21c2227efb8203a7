import type { MaintenancePeriod } from '@casbah/domain/maintenance';
import { MINUTE_MS } from '@casbah/domain/time-units';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { ClockWarning } from '../clock-warning/ClockWarning.tsx';
import { NoticeBanner } from '../notice-banner/NoticeBanner.tsx';
import { MaintenanceBanner } from './MaintenanceBanner.tsx';

const NOW = Date.UTC(2026, 10, 20, 12);

function period(minutes: number, rest: Partial<MaintenancePeriod> = {}): MaintenancePeriod {
  const start = NOW + minutes * MINUTE_MS;
  return {
    id: `period${minutes}`,
    name: 'Upgrade of the event store',
    description: '',
    start,
    end: start + 90 * MINUTE_MS,
    isPublic: true,
    hasDetails: true,
    isAnnouncement: false,
    ...rest,
  };
}

function Banner({
  periods,
  isSystemAdmin = false,
}: {
  periods: MaintenancePeriod[];
  isSystemAdmin?: boolean;
}) {
  return (
    <MaintenanceBanner
      periods={periods}
      now={NOW}
      isSystemAdmin={isSystemAdmin}
      statusUrl="https://status.example.com/"
      kept={localStorage}
    />
  );
}

const meta: Meta = { title: 'Places/Notices: maintenance, clock', id: 'maintenance-banner' };
export default meta;

export const UnderWay: StoryObj = { name: 'Under way', render: () => <Banner periods={[period(-10)]} /> };
export const WithinTheHour: StoryObj = {
  name: 'Within the hour',
  render: () => <Banner periods={[period(30)]} />,
};
export const WithinAWeek: StoryObj = {
  name: 'Within a week',
  render: () => <Banner periods={[period(5000)]} />,
};
export const Announcement: StoryObj = {
  name: 'An announcement',
  render: () => (
    <Banner
      periods={[period(300, { name: 'Our office moves on Monday', isAnnouncement: true, hasDetails: false })]}
    />
  ),
};
export const NotPublic: StoryObj = {
  name: 'Not public, to an administrator',
  render: () => <Banner periods={[period(20, { isPublic: false })]} />,
};
export const NotPublicToSystem: StoryObj = {
  name: 'Not public, to a system administrator',
  render: () => <Banner periods={[period(20, { isPublic: false })]} isSystemAdmin />,
};
export const Clock: StoryObj = {
  name: 'A wrong clock',
  render: () => <ClockWarning server={NOW} machine={NOW + 61 * MINUTE_MS} />,
};
export const ClockIsRight: StoryObj = {
  name: 'A clock that is right enough',
  render: () => <ClockWarning server={NOW} machine={NOW + 59 * MINUTE_MS} />,
};
export const Long: StoryObj = {
  name: 'A long notice',
  render: () => <NoticeBanner onDismiss={() => undefined}>{'<b>not bold</b> '.repeat(40)}</NoticeBanner>,
};
