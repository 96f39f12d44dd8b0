import { lazyPage } from '@valam/mfe-kit/remote';
import { Suspense, useEffect, useState, type ComponentProps } from 'react';
import { styled } from 'styled-components';

const Chart = lazyPage(
  'comparison-chart',
  () => import(/* webpackChunkName: "comparison-chart" */ './comparison-chart'),
);

/* As high as the chart, to avoid a layout shift. */
const Room = styled.div`
  min-height: 300px;
  @media (scripting: none) {
    display: none;
  }
`;

/** A chart whose code is loaded after hydration; if that fails, the page does without it. */
export function LaterChart(props: Omit<ComponentProps<typeof Chart>, 'isTitled'>) {
  const [isThere, setThere] = useState(false);
  useEffect(() => {
    Chart.preload().then(
      () => setThere(true),
      () => undefined,
    );
  }, []);
  return (
    <Room>
      {isThere && (
        <Suspense>
          <Chart {...props} isTitled />
        </Suspense>
      )}
    </Room>
  );
}
