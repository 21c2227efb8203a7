import { DEVICE_TYPES } from '@casbah/domain/device-type';
import { useCallback } from 'react';
import { useWords } from './useWords.ts';

/** Label of a device type. */
export function useDeviceTypeName(): (type: string) => string {
  const say = useWords();
  return useCallback(
    (type) => {
      const known = DEVICE_TYPES.find((one) => one === type);
      return known === undefined ? type || say('audit.value.none') : say(`audit.deviceType.${known}`);
    },
    [say],
  );
}
