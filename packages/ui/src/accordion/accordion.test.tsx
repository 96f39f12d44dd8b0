import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { Accordion } from './accordion';
import { DayAccordion } from './day-accordion';

const items = [
  { id: 'visa', title: 'Do I need a visa?', content: 'Most travellers do.' },
  { id: 'food', title: 'What do we eat?', content: 'South Indian food.' },
];
const folds = () => screen.getAllByRole<HTMLDetailsElement>('group');
const opened = () => folds().map(({ open }) => open);

describe('the accordion', () => {
  it('opens one question at a time, which can be closed again', async () => {
    render(<Accordion items={items} />);
    expect(screen.getByRole('heading', { level: 3, name: 'Do I need a visa?' })).toBeTruthy();
    // jsdom does not close the other details elements of the same name; a browser does.
    const [name = '', ...others] = folds().map((fold) => fold.getAttribute('name'));
    expect(name).not.toBe('');
    expect(others).toEqual([name]);
    await userEvent.click(screen.getByText('What do we eat?'));
    expect(opened()).toEqual([false, true]);
    await userEvent.click(screen.getByText('What do we eat?'));
    expect(opened()).toEqual([false, false]);
  });

  it('renders every answer on the server, for visitors without JavaScript', () => {
    const html = renderToString(<Accordion items={items} />);
    expect(html).toContain('Most travellers do.');
    expect(html).not.toContain('hidden=""');
  });
});

describe('the day accordion', () => {
  it('opens several days at once and shows the number of each', async () => {
    render(
      <DayAccordion
        days={[
          { id: 'a', day: 1, title: 'Arrival', place: 'Chennai', summary: 'We meet you.' },
          { id: 'b', day: 2, title: 'The temple of earth', summary: 'Afternoon free.' },
        ]}
      />,
    );
    await userEvent.click(screen.getByRole('heading', { name: /Day 1 ?Arrival/ }));
    await userEvent.click(screen.getByRole('heading', { name: /Day 2/ }));
    expect(opened()).toEqual([true, true]);
  });
});
