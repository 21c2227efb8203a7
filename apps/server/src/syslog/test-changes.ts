import { type Changes, type ChangesWorld, PROXY } from '../areas/fixture.ts';

/** Steps that make each change: setup, then the call. */
export const syslogChanges = (world: ChangesWorld): Changes => ({
  'PUT /admin/datasources/{id}/syslog': async () =>
    world.person.send('PUT', `/admin/datasources/${await world.source()}/syslog`, {
      senders: [{ port: 5514, network: '10.1.0.0/16', host: null, tag: 'squid' }],
    }),
  [`${PROXY} patch logstreamconfig`]: async () =>
    world.person.proxy('patch', 'logstreamconfig', {
      id: await world.source(),
      data: { senders: [{ port: 5514, network: '10.2.0.0/16', host: null, tag: null }] },
    }),
  [`${PROXY} delete logstreamconfig`]: async () =>
    world.person.proxy('delete', 'logstreamconfig', { id: await world.source() }),
});
