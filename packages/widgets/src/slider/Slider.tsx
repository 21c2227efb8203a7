import { useEffect } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { Label } from 'react-aria-components/Label';
import { Slider as AriaSlider, SliderOutput, SliderThumb, SliderTrack } from 'react-aria-components/Slider';
import { useIntl } from 'react-intl';
import { useWidth } from '../chart-frame/useWidth.ts';
import { EmptyState } from '../empty-state/EmptyState.tsx';
import css from './Slider.module.css';
import {
  fitHeads,
  hasDomain,
  NO_DOMAIN,
  type SliderConfig,
  type SliderModel,
  stretches,
  ticks,
} from './slider-model.ts';

export interface SliderProps {
  label: string;
  rangeValues: SliderModel['rangeValues'];
  config: Partial<SliderConfig> | undefined;
  /** Called while dragging a thumb. */
  onRangeValues: (rangeValues: readonly number[]) => void;
  isDisabled?: boolean | undefined;
}

/** A slider with one or several thumbs that divide a scale into named segments. */
export function Slider({ config, ...props }: SliderProps) {
  const drawn = hasDomain(config);
  useEffect(() => {
    if (!drawn) console.warn(NO_DOMAIN);
  }, [drawn]);
  const { formatMessage } = useIntl();
  return drawn ? (
    <Heads config={config} {...props} />
  ) : (
    <EmptyState compact title={formatMessage({ id: 'widgets.slider.noDomain' })} />
  );
}

function Heads({
  label,
  rangeValues,
  config,
  onRangeValues,
  isDisabled = false,
}: SliderProps & { config: SliderConfig }) {
  const { formatMessage, formatNumber } = useIntl();
  // The thumbs are on the side where the language starts, independent of the page.
  const side = useLocale().direction === 'rtl' ? 'right' : 'left';
  const [lane, width] = useWidth<HTMLDivElement>();
  const legend = config.legend ?? [];
  const complete = { ...config, legend };
  const heads = fitHeads(rangeValues, complete);
  const parts = stretches(heads, complete);
  const place = (value: number) =>
    `${((value - config.minValue) / (config.maxValue - config.minValue)) * 100}%`;
  const headName = (index: number) => {
    const before = legend[index]?.label;
    const after = legend[index + 1]?.label;
    return before === undefined || after === undefined
      ? formatMessage({ id: 'widgets.slider.head' }, { number: index + 1, count: heads.length })
      : formatMessage({ id: 'widgets.slider.between' }, { before, after });
  };
  return (
    <AriaSlider<number[]>
      value={[...heads]}
      onChange={(values) => onRangeValues(fitHeads(values, complete))}
      minValue={config.minValue}
      maxValue={config.maxValue}
      step={config.step}
      isDisabled={isDisabled}
      className={css.slider ?? ''}
    >
      <div className={css.head}>
        <Label className={css.label ?? ''}>{label}</Label>
        <SliderOutput className={css.output ?? ''}>
          {heads.map((value) => formatNumber(value)).join(' · ')}
        </SliderOutput>
      </div>
      <div className={css.lane}>
        <div ref={lane}>
          <SliderTrack className={css.track ?? ''}>
            {parts.map(({ start, share, legend: said }, index) => (
              <span
                // Segments are identified only by position.
                // biome-ignore lint/suspicious/noArrayIndexKey: a stretch is its place
                key={index}
                className={css.stretch}
                data-color={said?.color ?? (index === 0 ? 'accent' : 'none')}
                style={{ [side]: `${start * 100}%`, width: `${share * 100}%` }}
              />
            ))}
            {heads.map((_, index) => (
              <SliderThumb
                // biome-ignore lint/suspicious/noArrayIndexKey: a head is its place: heads cannot cross
                key={index}
                index={index}
                aria-label={headName(index)}
                className={css.thumb ?? ''}
              />
            ))}
          </SliderTrack>
          <ol className={css.ticks} aria-hidden="true">
            {ticks(complete, width).map((tick) => (
              <li key={tick} className={css.tick} style={{ [side]: place(tick) }}>
                {formatNumber(tick, { notation: 'compact' })}
              </li>
            ))}
          </ol>
        </div>
      </div>
      {legend.length === 0 ? null : (
        <ul className={css.legend}>
          {parts.map(({ from, to, legend: said }) =>
            said === undefined ? null : (
              <li key={said.label} className={css.entry} data-color={said.color}>
                <span className={css.swatch} aria-hidden="true" />
                <span className={css.name} dir="auto">
                  {said.label}
                </span>
                <span className={css.numbers}>
                  {formatMessage(
                    { id: 'widgets.slider.stretch' },
                    { from: formatNumber(from), to: formatNumber(to) },
                  )}
                </span>
              </li>
            ),
          )}
        </ul>
      )}
    </AriaSlider>
  );
}
