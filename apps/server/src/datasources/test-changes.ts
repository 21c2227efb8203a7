import { gzipSync } from 'node:zlib';
import { type Changes, type ChangesWorld, PROXY } from '../areas/fixture.ts';

/** A line in Squid's native format. */
const squidLine = (second: number): string =>
  `${1_790_000_000 + second}.000 5 10.0.0.1 TCP_MISS/200 ${second} GET https://a.example/ amy HIER_DIRECT/192.0.2.1 text/html\n`;

/** Steps that make each change: setup, then the call. */
export const datasourceChanges = (world: ChangesWorld): Changes => ({
  'POST /admin/datasources': () => world.person.send('POST', '/admin/datasources', { name: 'Proxy Rabat' }),
  'PATCH /admin/datasources/{id}': async () =>
    world.person.send('PATCH', `/admin/datasources/${await world.source()}`, { name: 'Proxy Fez' }),
  'DELETE /admin/datasources/{id}': async () =>
    world.person.send('DELETE', `/admin/datasources/${await world.source()}`),
  'POST /admin/datasources/{id}/loads': async () =>
    world.person.send('POST', `/admin/datasources/${await world.source()}/loads`, {
      file_name: 'a.log',
      size: 10,
    }),
  'POST /admin/loads/{id}/retry': async () => {
    const cut = gzipSync(Array.from({ length: 500 }, (_, second) => squidLine(second)).join('')).subarray(
      0,
      900,
    );
    return world.person.send(
      'POST',
      `/admin/loads/${await world.file(await world.source(), 'cut.log.gz', cut)}/retry`,
    );
  },
  'DELETE /admin/loads/{id}': async () =>
    world.person.send(
      'DELETE',
      `/admin/loads/${await world.file(await world.source(), 'day.log', Buffer.from(squidLine(1)))}`,
    ),
  'POST /admin/datasources/{id}/rejects/parse_again': async () => {
    const id = await world.source('squid-native');
    await world.file(id, 'mixed.log', Buffer.from(`${squidLine(1)}no line of Squid\n${squidLine(2)}`));
    return world.person.send('POST', `/admin/datasources/${id}/rejects/parse_again`);
  },
  [`${PROXY} post datasources`]: () =>
    world.person.proxy('post', 'datasources', { data: { name: 'Proxy Meknes' } }),
  [`${PROXY} patch datasources`]: async () =>
    world.person.proxy('patch', 'datasources', {
      id: await world.source(),
      data: { timezone: 'Africa/Casablanca' },
    }),
  [`${PROXY} delete datasources`]: async () =>
    world.person.proxy('delete', 'datasources', { id: await world.source() }),
});
