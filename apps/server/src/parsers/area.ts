import { area } from '../areas/define.ts';
import { parsersHandlers } from './routes.ts';
import { SamplesThread } from './samples-thread.ts';
import { ParsersService } from './service.ts';

declare module '../areas/provided.ts' {
  interface Provided {
    /** A company's custom parsers, as log formats. */
    ownFormatsOf: ParsersService['formats'];
  }
}

export const parsersArea = area({
  name: 'parsers',
  needs: ['control', 'clock', 'logFormats', 'peopleSeenBy'],
  gives: ['ownFormatsOf'],
  build({ control, clock, logFormats, peopleSeenBy }) {
    const samples = new SamplesThread();
    const service = new ParsersService({ control, clock, hasTimezone: logFormats.hasTimezone, samples });
    return {
      handlers: parsersHandlers(service, peopleSeenBy),
      stop: () => samples.stop(),
      provides: { ownFormatsOf: (tenant) => service.formats(tenant) },
    };
  },
});
