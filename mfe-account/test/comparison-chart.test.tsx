import { describe, expect, it } from '@jest/globals';
import { act, render } from '@testing-library/react';
import ComparisonChart from '../src/parts/chart/comparison-chart';
import { withCharts } from './with-charts';

withCharts();

/** jsdom has no layout, and only in print does a chart have a size without one. */
function printed(isOfNames: boolean): HTMLElement {
  const { container } = render(
    <ComparisonChart
      title="Bookings"
      points={[
        { label: 'Anu', bar: 3, line: 2 },
        { label: 'Ben', bar: null, line: null },
        { label: 'Cy', bar: 1, line: 4 },
      ]}
      format={String}
      bars="2027"
      line="2026"
      isOfNames={isOfNames}
    />,
  );
  act(() => void window.dispatchEvent(new Event('beforeprint')));
  return container;
}
const count = (container: HTMLElement, selector: string) => container.querySelectorAll(selector).length;

describe('a comparison chart', () => {
  it('connects only periods with a line, not names', () => {
    expect(count(printed(false), '.recharts-line:not(.halo)')).toBe(1);
    const names = printed(true);
    expect(count(names, '.recharts-line')).toBe(0);
    expect(count(names, '.recharts-bar.before')).toBe(1);
  });

  it('labels every bar, and draws no bar for a missing figure', () => {
    const container = printed(true);
    expect(count(container, '.recharts-bar:not(.before) .recharts-bar-rectangle path')).toBe(2);
    expect(container.textContent).toMatch(/Anu.*Ben.*Cy/);
  });

  it('has an empty state', () => {
    const { container } = render(
      <ComparisonChart
        title="Bookings"
        points={[{ label: 'Anu', bar: 0, line: null }]}
        format={String}
        bars="2027"
      />,
    );
    expect(container.textContent).toBe('BookingsThere is nothing to draw: every figure is zero or missing.');
    expect(count(container, 'svg')).toBe(0);
  });

  it('has no duplicate labels on an axis of counts', () => {
    const { container } = render(
      <ComparisonChart
        title="Clicks"
        points={[
          { label: 'Oct', bar: 0 },
          { label: 'Nov', bar: 1 },
        ]}
        format={(value) => String(Math.round(value))}
        bars="Clicks"
      />,
    );
    act(() => void window.dispatchEvent(new Event('beforeprint')));
    const ticks = [...container.querySelectorAll('.recharts-yAxis-tick-labels text')].map(
      ({ textContent }) => textContent,
    );
    expect(ticks.length).toBeGreaterThan(1);
    expect(new Set(ticks).size).toBe(ticks.length);
  });

  it('has the width of a sheet in print, in which it cannot be measured', () => {
    const container = printed(false);
    const width = () => container.querySelector('.recharts-surface')?.getAttribute('width');
    expect(width()).toBe('660');
    act(() => void window.dispatchEvent(new Event('afterprint')));
    expect(width()).not.toBe('660');
  });
});
