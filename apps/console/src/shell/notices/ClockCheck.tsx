import { ClockWarning } from '@casbah/widgets/clock-warning/ClockWarning.tsx';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../request/api.ts';

/** Warns when this machine's clock is off by more than an hour: times shown and sign-in codes would be wrong. */
export function ClockCheck() {
  const { data } = useQuery({
    queryKey: ['tenant', 'clock'],
    // Both clocks are read at about the same time; the response takes far less than an hour.
    queryFn: async ({ signal }) => {
      const { serverEpoch } = await call('GET /admin/get_general_config', {}, { signal });
      return { server: serverEpoch, machine: Date.now() };
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
  return data === undefined ? null : <ClockWarning server={data.server} machine={data.machine} />;
}
