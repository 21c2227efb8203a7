import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { ChartFrame } from '../chart-frame/ChartFrame.tsx';
import { ChartTip } from '../chart-frame/ChartTip.tsx';
import type { ChartAround } from '../chart-frame/chart-around.ts';
import { Sized } from '../chart-frame/Sized.tsx';
import { usePoints } from '../chart-frame/usePoints.ts';
import { useFormat } from '../format/useFormat.ts';
import { type MapMarksProps, MapView } from '../map-view/MapView.tsx';
import type { LoadWorld } from '../map-view/useWorld.ts';
import { shownAt } from '../map-view/viewport.ts';
import css from './GeoMap.module.css';
import { drawnPoints, type GeoPoint, markerRadius, whyPointsNotDrawn } from './geo-point.ts';
import { GEO_MAP_HEIGHT, GEO_MAP_WIDTH, GEO_MAP_ZOOM } from './limits.ts';

export interface GeoMapProps extends ChartAround {
  points: readonly GeoPoint[];
  loadWorld: LoadWorld;
  /** What is counted: “Sign-ins”. */
  valueLabel: string;
  width?: number | undefined;
  height?: number | undefined;
  format?: ((value: number) => string) | undefined;
  onSelect?: ((point: GeoPoint) => void) | undefined;
}

/** World map with locations sized by their counts. */
export function GeoMap(props: GeoMapProps) {
  const { points, valueLabel, width = GEO_MAP_WIDTH, height = GEO_MAP_HEIGHT } = props;
  const { formatMessage } = useIntl();
  const { number } = useFormat();
  const format = props.format ?? number;
  const problem = useMemo(() => whyPointsNotDrawn(points), [points]);
  const drawn = useMemo(() => (problem === undefined ? drawnPoints(points) : []), [points, problem]);
  const [largest] = drawn;
  return (
    <ChartFrame
      around={props}
      summary={
        largest === undefined
          ? formatMessage({ id: 'widgets.chart.NO_DATA' })
          : formatMessage(
              { id: 'widgets.geoMap.summary' },
              { count: drawn.length, place: largest.location.location, value: format(largest.count) },
            )
      }
      table={{
        columns: [
          formatMessage({ id: 'widgets.map.place' }),
          formatMessage({ id: 'widgets.geoMap.latitude' }),
          formatMessage({ id: 'widgets.geoMap.longitude' }),
          valueLabel,
        ],
        rows: (problem === undefined ? points : []).map(({ location, count }) => ({
          cells: [
            location.location,
            location.latitude.toFixed(2),
            location.longitude.toFixed(2),
            format(count),
          ],
          values: [location.location, location.latitude, location.longitude, count],
        })),
      }}
      problem={problem}
      height={height}
    >
      <Sized width={width}>
        {(room) => (
          <MapView
            loadWorld={props.loadWorld}
            width={room}
            height={Math.round((room / width) * height)}
            limits={GEO_MAP_ZOOM}
          >
            {(map) => <Points {...map} points={drawn} format={format} onSelect={props.onSelect} />}
          </MapView>
        )}
      </Sized>
    </ChartFrame>
  );
}

function Points({
  shapes,
  view,
  size,
  frame,
  points,
  format,
  onSelect,
}: MapMarksProps & {
  points: readonly GeoPoint[];
  format: (value: number) => string;
  onSelect: ((point: GeoPoint) => void) | undefined;
}) {
  const { formatMessage } = useIntl();
  const { shown, pointProps } = usePoints(
    points.length,
    onSelect === undefined
      ? undefined
      : (index) => {
          const point = points[index];
          if (point !== undefined) onSelect(point);
        },
  );
  const places = useMemo(
    () => points.map(({ location }) => shapes.place(location.latitude, location.longitude)),
    [points, shapes],
  );
  const most = points[0]?.count ?? 0;
  const words = (point: GeoPoint) =>
    formatMessage(
      { id: 'widgets.map.point' },
      { place: point.location.location, value: format(point.count) },
    );
  const tipFor = shown === undefined ? undefined : points[shown];
  const tipPlace = shown === undefined ? undefined : places[shown];
  const tip = tipPlace === undefined ? undefined : shownAt(view, tipPlace);
  return (
    <>
      {frame(
        null,
        points.map((point, index) => {
          const place = places[index];
          if (place === undefined) return null;
          const at = shownAt(view, place);
          return (
            <circle
              // biome-ignore lint/suspicious/noArrayIndexKey: a point is its place in the list, and two may have one name
              key={index}
              cx={at.x}
              cy={at.y}
              r={markerRadius(point.count, most)}
              className={css.point}
              data-lit={index === shown || undefined}
              {...pointProps(index, words(point))}
            />
          );
        }),
      )}
      {tip === undefined || tipFor === undefined ? null : (
        <ChartTip x={tip.x} y={tip.y - markerRadius(tipFor.count, most)} width={size.width}>
          {words(tipFor)}
        </ChartTip>
      )}
    </>
  );
}
