import { FORMATS, formatByName, SIGN_FORMATS, signFormatByName } from '@casbah/discovery/formats/registry';
import { namedZone } from '@casbah/discovery/time/zone';
import { area } from '../areas/define.ts';
import { datasourceResource } from './resource.ts';
import { datasourcesHandlers, type FormatChoice } from './routes.ts';
import { DatasourcesService, type ReadingChoices } from './service.ts';

declare module '../areas/provided.ts' {
  interface Provided {
    /** Log formats and time zones that Casbah knows. */
    logFormats: ReadingChoices & { builtIn: readonly FormatChoice[] };
  }
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
          ...SIGN_FORMATS.map(({ name, title, fields }) => ({ name, title, fields, signs: true })),
          ...FORMATS.map(({ name, title, fields }) => ({ name, title, fields, signs: false })),
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
  build({ logFormats, ownFormatsOf, ...needed }) {
    const { control, clock, events, files, ingest } = needed;
    const parts = { control, clock, events, files, ingest, choices: logFormats };
    const service = new DatasourcesService(parts);
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
    };
  },
});
