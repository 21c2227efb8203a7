import { ACTIVITY_FORMATS } from '@casbah/discovery/activities/registry';
import type { Format } from '@casbah/discovery/formats/format';
import { FORMATS, formatByName, SIGN_FORMATS, signFormatByName } from '@casbah/discovery/formats/registry';
import { namedZone } from '@casbah/discovery/time/zone';
import { HOLD_HOURS } from '@casbah/domain/sign';
import { area } from '../areas/define.ts';
import { datasourceResource } from './resource.ts';
import { datasourcesHandlers, type FormatChoice } from './routes.ts';
import { DatasourcesService, type ReadingChoices } from './service.ts';
import type { SourceFiles } from './source-files.ts';
import { Uploads } from './uploads.ts';

declare module '../areas/provided.ts' {
  interface Provided {
    /** Log formats and time zones that Casbah knows. */
    logFormats: ReadingChoices & { builtIn: readonly FormatChoice[] };
    /** Creates sources and uploads files to them, like the calls do. */
    sourceFiles: SourceFiles;
  }
}

function choiceOf(format: Format, signs: boolean): FormatChoice {
  const { name, title, fields } = format;
  return { name, title, fields, signs, activities: ACTIVITY_FORMATS.includes(format) };
}

export const logFormatsArea = area({
  name: 'datasources.formats',
  needs: [],
  gives: ['logFormats'],
  build: () => ({
    provides: {
      logFormats: {
        hasFormat: (name) => formatByName(name) !== undefined,
        tellsSigns: (name) => signFormatByName(name) !== undefined,
        hasTimezone: (name) => namedZone(name) !== undefined,
        builtIn: [
          ...SIGN_FORMATS.map((format) => choiceOf(format, true)),
          ...FORMATS.map((format) => choiceOf(format, false)),
        ],
      },
    },
  }),
});

export const datasourcesArea = area({
  name: 'datasources',
  needs: [
    'control',
    'clock',
    'events',
    'files',
    'bodyPatience',
    'ingest',
    'fileOfLoad',
    'logFormats',
    'ownFormatsOf',
    'peopleSeenBy',
  ],
  gives: ['sourceFiles'],
  build({ logFormats, ownFormatsOf, ...needed }) {
    const { control, clock, events, files, ingest } = needed;
    const parts = { control, clock, events, files, ingest, choices: logFormats };
    const service = new DatasourcesService(parts);
    const uploads = new Uploads({ ...parts, fileOf: needed.fileOfLoad, bodyPatience: needed.bodyPatience });
    return {
      handlers: datasourcesHandlers({
        ...parts,
        service,
        fileOf: needed.fileOfLoad,
        bodyPatience: needed.bodyPatience,
        peopleSeenBy: needed.peopleSeenBy,
        formats: async (tenant) => [...(await ownFormatsOf(tenant)), ...logFormats.builtIn],
      }),
      resources: datasourceResource(service),
      provides: {
        sourceFiles: {
          create: (actor, name) =>
            service.create(actor, {
              name,
              format: 'auto',
              timezone: 'UTC',
              role: 'traffic',
              hold_hours: HOLD_HOURS,
            }),
          remove: (actor, id) => service.remove(actor, id),
          announce: (actor, id, file) => service.announce(actor, id, file),
          newestLoad: async (tenant, id) =>
            (await service.loads(tenant, id, { limit: 1, offset: 0 })).loads[0],
          receive: (tenant, load, offset, body) => uploads.receive(tenant, load, offset, body),
        },
      },
    };
  },
});
