import { MINUTE_MS } from '@casbah/domain/time-units';
import type { ListedEvent, Severity } from './listed-event.ts';

/** A day in November. */
export const DAY = Date.UTC(2026, 10, 19);
export const at = (hours: number, minutes = 0) => DAY + (hours * 60 + minutes) * MINUTE_MS;
export const one = (
  id: string,
  time: number,
  lane: string,
  severity: Severity,
  title: string,
  detail?: string,
): ListedEvent => ({ id, time, lane, severity, title, detail });

export const STORY: readonly ListedEvent[] = [
  one(
    '1',
    at(9, 2),
    'Office 365',
    'none',
    'Signed in',
    'Casablanca, MA · Chrome on Windows · managed device',
  ),
  one(
    '2',
    at(11, 47),
    'SharePoint',
    'medium',
    'Downloaded 214 files',
    'usual for this user: 6 a day, peers: 11',
  ),
  one(
    '3',
    at(11, 58),
    'Office 365',
    'high',
    'Signed in from a place too far',
    'Frankfurt, DE, 2,410 km in 56 min',
  ),
  one(
    '4',
    at(12, 4),
    'WeTransfer',
    'high',
    'Uploaded 31.2 GB',
    'baseline 40 MB a day; 96 files hold PCI data',
  ),
  one(
    '5',
    at(12, 31),
    'Google Drive',
    'medium',
    'Shared 12 files with external accounts',
    '3 personal mail domains',
  ),
  one('6', at(12, 36), 'Google Drive', 'low', 'Shared a folder'),
  one('7', at(12, 40), 'Google Drive', 'low', 'Changed a permission'),
  one('8', at(17, 5), 'Office 365', 'none', 'Signed out'),
];
