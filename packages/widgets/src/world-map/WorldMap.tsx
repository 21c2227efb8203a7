import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { ChartFrame } from '../chart-frame/ChartFrame.tsx';
import { ChartTip } from '../chart-frame/ChartTip.tsx';
import type { ChartAround } from '../chart-frame/chart-around.ts';
import { Sized } from '../chart-frame/Sized.tsx';
import { usePoints } from '../chart-frame/usePoints.ts';
import { colourOfAmount, PALETTES } from '../chart-palette/palette.ts';
import { useFormat } from '../format/useFormat.ts';
import { type MapMarksProps, MapView } from '../map-view/MapView.tsx';
import type { LoadWorld } from '../map-view/useWorld.ts';
import { shownAt } from '../map-view/viewport.ts';
import {
  COLOUR_SCALE,
  MARKER_RADIUS,
  WORLD_MAP_HEIGHT,
  WORLD_MAP_OPACITY,
  WORLD_MAP_WIDTH,
  WORLD_MAP_ZOOM,
} from './limits.ts';
import css from './WorldMap.module.css';
import { type CityCount, type Country, countriesOf, type WorldData, whyWorldNotDrawn } from './world-data.ts';

/** A country by ISO 3166-1 alpha-2 code, or a city by term. */
export type ChosenPlace = { kind: 'country'; code: string } | { kind: 'city'; term: string };

export interface WorldMapProps extends ChartAround {
  data: WorldData;
  loadWorld: LoadWorld;
  /** What is counted: “Users”. */
  valueLabel: string;
  width?: number | undefined;
  height?: number | undefined;
  format?: ((value: number) => string) | undefined;
  onSelect?: ((place: ChosenPlace) => void) | undefined;
}

/** World map with countries colored by count and cities as markers. */
export function WorldMap(props: WorldMapProps) {
  const { data, valueLabel, width = WORLD_MAP_WIDTH, height = WORLD_MAP_HEIGHT } = props;
  const { locale, formatMessage } = useIntl();
  const { number } = useFormat();
  const format = props.format ?? number;
  const problem = useMemo(() => whyWorldNotDrawn(data), [data]);
  const countries = useMemo(
    () => (problem === undefined ? countriesOf(data.countriesData, locale) : []),
    [data, problem, locale],
  );
  const cities = useMemo(
    () =>
      problem === undefined
        ? data.citiesData.filter(({ count }) => count > 0).sort((a, b) => b.count - a.count)
        : [],
    [data, problem],
  );
  const rows = [
    ...countries.map(({ name, count }) => ({
      kind: formatMessage({ id: 'widgets.worldMap.country' }),
      name,
      count,
    })),
    ...cities.map(({ term, count }) => ({
      kind: formatMessage({ id: 'widgets.worldMap.city' }),
      name: term,
      count,
    })),
  ];
  const [largest] = rows;
  return (
    <ChartFrame
      around={props}
      summary={
        largest === undefined
          ? formatMessage({ id: 'widgets.chart.NO_DATA' })
          : formatMessage(
              { id: 'widgets.worldMap.summary' },
              {
                countries: countries.length,
                cities: cities.length,
                place: largest.name,
                value: format(largest.count),
              },
            )
      }
      table={{
        columns: [
          formatMessage({ id: 'widgets.map.place' }),
          formatMessage({ id: 'widgets.worldMap.kind' }),
          valueLabel,
        ],
        rows: rows.map(({ kind, name, count }) => ({
          cells: [name, kind, format(count)],
          values: [name, kind, count],
        })),
      }}
      problem={problem}
      height={height}
    >
      <Sized width={width}>
        {(room) => (
          <>
            <MapView
              loadWorld={props.loadWorld}
              width={room}
              height={Math.round((room / width) * height)}
              limits={WORLD_MAP_ZOOM}
            >
              {(map) => (
                <Places
                  {...map}
                  countries={countries}
                  cities={cities}
                  format={format}
                  onSelect={props.onSelect}
                />
              )}
            </MapView>
            <Legend cities={cities.length > 0} format={format} />
          </>
        )}
      </Sized>
    </ChartFrame>
  );
}

interface Placed extends Country {
  place: { x: number; y: number };
  /** Absent for countries too small for the atlas, which are dots. */
  outline: string | undefined;
}

function Places({
  shapes,
  view,
  size,
  frame,
  countries,
  cities,
  format,
  onSelect,
}: MapMarksProps & {
  countries: readonly Country[];
  cities: readonly CityCount[];
  format: (value: number) => string;
  onSelect: ((place: ChosenPlace) => void) | undefined;
}) {
  const { formatMessage } = useIntl();
  const placed = useMemo(() => {
    const lands = new Map(shapes.lands.map((land) => [land.code, land]));
    return countries.flatMap((country): Placed[] => {
      if (country.code === undefined) return [];
      const land = lands.get(country.code);
      if (land !== undefined) return [{ ...country, place: land.middle, outline: land.outline }];
      const place = shapes.small.get(country.code);
      return place === undefined ? [] : [{ ...country, place, outline: undefined }];
    });
  }, [countries, shapes]);
  const cityPlaces = useMemo(
    () => cities.map(({ coordinates: [latitude, longitude] }) => shapes.place(latitude, longitude)),
    [cities, shapes],
  );
  const { shown, pointProps } = usePoints(
    placed.length + cities.length,
    onSelect === undefined
      ? undefined
      : (index) => {
          const code = placed[index]?.code;
          const term = cities[index - placed.length]?.term;
          if (code !== undefined) onSelect({ kind: 'country', code });
          else if (term !== undefined) onSelect({ kind: 'city', term });
        },
  );
  const words = (place: string, count: number) =>
    formatMessage({ id: 'widgets.map.point' }, { place, value: format(count) });
  const country = shown === undefined ? undefined : placed[shown];
  const city = shown === undefined ? undefined : cities[shown - placed.length];
  const at = shown === undefined ? undefined : (country?.place ?? cityPlaces[shown - placed.length]);
  const tip = at === undefined ? undefined : shownAt(view, at);
  const colour = (count: number) => colourOfAmount(count, COLOUR_SCALE.from, COLOUR_SCALE.to);
  const unplaced = countries.length - placed.length;

  return (
    <>
      {frame(
        placed.map((one, index) =>
          one.outline === undefined ? null : (
            <path
              key={one.code}
              d={one.outline}
              className={css.country}
              style={{ fill: colour(one.count), fillOpacity: WORLD_MAP_OPACITY }}
              data-lit={index === shown || undefined}
              {...pointProps(index, words(one.name, one.count))}
            />
          ),
        ),
        <>
          {placed.map((one, index) => {
            if (one.outline !== undefined) return null;
            const { x, y } = shownAt(view, one.place);
            return (
              <circle
                key={one.code}
                cx={x}
                cy={y}
                r={MARKER_RADIUS}
                className={css.country}
                style={{ fill: colour(one.count), fillOpacity: WORLD_MAP_OPACITY }}
                {...pointProps(index, words(one.name, one.count))}
              />
            );
          })}
          {cities.map((one, index) => {
            const place = cityPlaces[index];
            if (place === undefined) return null;
            const { x, y } = shownAt(view, place);
            return (
              <circle
                // biome-ignore lint/suspicious/noArrayIndexKey: a city is its place in the list, and two may have one name
                key={index}
                cx={x}
                cy={y}
                r={MARKER_RADIUS}
                fillOpacity={WORLD_MAP_OPACITY}
                className={css.city}
                {...pointProps(placed.length + index, words(one.term, one.count))}
              />
            );
          })}
        </>,
      )}
      {unplaced === 0 ? null : (
        <p className={css.note}>{formatMessage({ id: 'widgets.worldMap.unplaced' }, { count: unplaced })}</p>
      )}
      {tip === undefined ? null : (
        <ChartTip x={tip.x} y={tip.y - MARKER_RADIUS} width={size.width}>
          {country === undefined
            ? words(city?.term ?? '', city?.count ?? 0)
            : words(country.name, country.count)}
        </ChartTip>
      )}
    </>
  );
}

function Legend({ cities, format }: { cities: boolean; format: (value: number) => string }) {
  const { formatMessage } = useIntl();
  return (
    <div className={css.legend}>
      <span>{format(COLOUR_SCALE.from)}</span>
      <span className={css.scale} aria-hidden="true">
        {PALETTES.sequential.map((step) => (
          <span key={step} style={{ background: step, opacity: WORLD_MAP_OPACITY }} />
        ))}
      </span>
      <span>{formatMessage({ id: 'widgets.worldMap.orMore' }, { value: format(COLOUR_SCALE.to) })}</span>
      {cities ? (
        <span className={css.cities}>
          <span className={css.cityMark} aria-hidden="true" />
          {formatMessage({ id: 'widgets.worldMap.city' })}
        </span>
      ) : null}
    </div>
  );
}
