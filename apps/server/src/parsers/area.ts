import { area } from '../areas/define.ts';
import { parsersHandlers } from './routes.ts';
import { ParsersService } from './service.ts';

declare module '../areas/provided.ts' {
  interface Provided {
    /** A company's own log formats. */
    ownFormatsOf: ParsersService['formats'];
  }
}

export const parsersArea = area({
  name: 'parsers',
  needs: ['control', 'clock', 'logFormats', 'peopleSeenBy'],
  gives: ['ownFormatsOf'],
  build({ control, clock, logFormats, peopleSeenBy }) {
    const service = new ParsersService({ control, clock, hasTimezone: logFormats.hasTimezone });
    return {
      handlers: parsersHandlers(service, peopleSeenBy),
      provides: { ownFormatsOf: (tenant) => service.formats(tenant) },
    };
  },
});
