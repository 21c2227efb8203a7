import type { LogStream } from '@casbah/contract/syslog';
import { found, pageOf } from '../controls/paging.ts';
import { addressOf } from '../controls/proxy.ts';
import type { ResourceHandlers } from '../controls/resources.ts';
import { actorOf } from '../http/actor.ts';
import type { SyslogService } from './service.ts';

const answerOf = (stream: LogStream) => ({
  ...stream,
  resource_uri: addressOf('logstreamconfig', stream.id),
});

/** Assignments of syslog senders to sources, behind the generic proxy. */
export function logStreamResource(syslog: SyslogService): Pick<ResourceHandlers, 'logstreamconfig'> {
  return {
    logstreamconfig: {
      list: async ({ session, params }) => {
        const rows = found(await syslog.streams(session.tenant), params, {
          nameOf: ({ name }) => name,
          keyOf: (row, field) => (field === 'lines' ? (row.received?.lines ?? 0) : row.name),
        });
        return pageOf('logstreamconfig', rows.map(answerOf), params);
      },
      get: async ({ session, id }) => answerOf(await syslog.stream(session.tenant, id)),
      patch: async (request) => {
        await syslog.set(actorOf(request), request.id, request.data.senders);
        return answerOf(await syslog.stream(request.session.tenant, request.id));
      },
      delete: async (request) => {
        await syslog.set(actorOf(request), request.id, []);
        return { api_response: 'success' };
      },
    },
  };
}
