import { lazyPage } from '@valam/mfe-kit/remote';
import { Suspense, useEffect, useState, type ComponentProps } from 'react';
import { PlainChart } from './plain-chart';

const Chart = lazyPage(
  'comparison-chart',
  () => import(/* webpackChunkName: "comparison-chart" */ './comparison-chart'),
);

/** A chart whose code is loaded after hydration; the plain chart is the fallback until then, or if loading fails. */
export function LaterChart(props: ComponentProps<typeof PlainChart>) {
  const [isThere, setThere] = useState(false);
  useEffect(() => {
    Chart.preload().then(
      () => setThere(true),
      () => undefined,
    );
  }, []);
  const plain = <PlainChart {...props} />;
  if (!isThere) return plain;
  return (
    <Suspense fallback={plain}>
      <Chart {...props} isTitled />
    </Suspense>
  );
}
