import { isoTime } from '@casbah/domain/iso-time';
import { DAY_MS, HOUR_MS } from '@casbah/domain/time-units';
import type { Request } from '../../request.ts';
import { cast, type Stage } from '../../stories.ts';
import type { AppRecord } from '../app-record.ts';
import { accountTakeover, forgottenPassword } from './account-takeover.ts';
import { anonymizer } from './anonymizer.ts';
import { encryptedFiles } from './encrypted-files.ts';
import { backup, leaver, nightSync } from './leaver.ts';
import { nightAdministrator } from './night-administrator.ts';
import { launchPublic, salariesLink } from './oversharing.ts';
import { sourceCode } from './source-code.ts';
import type { ActivityStage, ActivityStory, Plot, Scene } from './story.ts';
import { transferApp } from './transfer-app.ts';

const PLOTS: readonly Plot[] = [
  leaver,
  sourceCode,
  nightSync,
  anonymizer,
  transferApp,
  accountTakeover,
  nightAdministrator,
  launchPublic,
  salariesLink,
  encryptedFiles,
  backup,
  forgottenPassword,
];

interface PlantedActivities {
  records: AppRecord[];
  /** What the sites' proxies and firewalls log of them. */
  requests: Request[];
  stories: ActivityStory[];
}

export function plantActivities(stage: Stage): PlantedActivities {
  const at = (day: number, hour: number) =>
    Math.round(stage.begins + Math.max(0, day) * DAY_MS + hour * HOUR_MS);
  const atWork = (day: number, hour: number): number => {
    const weekday = new Date(at(day, 0)).getUTCDay();
    const weekend = weekday === 6 ? 1 : weekday === 0 ? 2 : 0;
    return at(day - weekend < 0 ? day + 2 : day - weekend, hour);
  };
  const planted: PlantedActivities = { records: [], requests: [], stories: [] };
  for (const plot of PLOTS) {
    const acted: ActivityStage = {
      people: stage.people,
      days: stage.days,
      random: stage.random.fork(plot.id),
      at,
      atWork,
      cast: (department, device, nth = 0) => cast(stage, department, device, nth),
    };
    const scenes = plot.act(acted);
    planted.stories.push(storyOf(plot, scenes));
    planted.requests.push(...scenes.flatMap(({ requests = [] }) => requests));
    planted.records.push(...uniqueRecords(scenes));
  }
  return planted;
}

/** Records of all scenes; one may belong to several findings. */
const uniqueRecords = (scenes: readonly Scene[]): AppRecord[] => [
  ...new Set(scenes.flatMap(({ records }) => records)),
];

function storyOf({ act: _, ...plot }: Plot, scenes: readonly Scene[]): ActivityStory {
  const records = uniqueRecords(scenes);
  return {
    ...plot,
    people: [...new Set(scenes.flatMap(({ people }) => people))],
    ...spanOf(records),
    activities: records.length,
    findings: scenes.flatMap(({ detects, people, records: found }) =>
      detects === undefined
        ? []
        : [{ detects, people, ...spanOf(found), records: found.map(({ id }) => id) }],
    ),
  };
}

function spanOf(records: readonly AppRecord[]): Pick<ActivityStory, 'apps' | 'from' | 'to'> {
  const times = records.map(({ time }) => time).toSorted((a, b) => a - b);
  return {
    apps: [...new Set(records.map(({ app }) => app))],
    from: isoTime(times[0] ?? 0),
    to: isoTime(times.at(-1) ?? 0),
  };
}
