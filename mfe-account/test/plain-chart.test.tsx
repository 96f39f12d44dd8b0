import { expect, it } from '@jest/globals';
import { render } from '@testing-library/react';
import { PlainChart } from '../src/parts/chart/plain-chart';

it('draws no bar for a negative month', () => {
  const { container } = render(
    <PlainChart
      title="Earned by month"
      points={[
        { label: 'Oct', bar: 48 },
        { label: 'Nov', bar: -24 },
      ]}
      format={String}
      bars="Earned"
    />,
  );
  const heights = [...container.querySelectorAll('rect')].map((bar) => Number(bar.getAttribute('height')));
  expect(heights).toEqual([expect.any(Number), 0]);
});
