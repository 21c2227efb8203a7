import type { investigateWords } from '@casbah/messages/investigate';
import { Button } from '@casbah/widgets/button/Button.tsx';
import { useWords } from '../../../words/useWords.ts';
import css from '../Investigate.module.css';

/** Follows new activities. */
export function LiveButton({
  isOn,
  isHeld,
  onChange,
}: {
  isOn: boolean;
  /** Arrivals wait while the reader is in the middle of something. */
  isHeld: boolean;
  onChange: (isOn: boolean) => void;
}) {
  const say = useWords<typeof investigateWords>();
  const hint = say(
    isOn ? (isHeld ? 'investigate.live.paused' : 'investigate.live.on') : 'investigate.live.off',
  );
  return (
    <span title={hint}>
      <Button
        size="small"
        variant="ghost"
        aria-pressed={isOn}
        icon={
          <span
            className={css.live}
            data-on={isOn || undefined}
            data-held={(isOn && isHeld) || undefined}
            aria-hidden="true"
          />
        }
        onPress={() => onChange(!isOn)}
      >
        {say('investigate.live')}
      </Button>
    </span>
  );
}
