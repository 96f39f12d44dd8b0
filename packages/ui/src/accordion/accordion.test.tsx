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

describe('questions', () => {
  it('open one at a time and close again', async () => {
    render(<Accordion items={items} />);
    expect(screen.getByRole('heading', { level: 3, name: 'Do I need a visa?' })).toBeTruthy();
    // The browser closes the others of the same name.
    const [name = '', ...others] = folds().map((fold) => fold.getAttribute('name'));
    expect(name).not.toBe('');
    expect(others).toEqual([name]);
    await userEvent.click(screen.getByText('What do we eat?'));
    expect(opened()).toEqual([false, true]);
    await userEvent.click(screen.getByText('What do we eat?'));
    expect(opened()).toEqual([false, false]);
  });

  it('are all in the document, for those without scripts', () => {
    const html = renderToString(<Accordion items={items} />);
    expect(html).toContain('Most travellers do.');
    expect(html).not.toContain('hidden=""');
  });
});

describe('the itinerary', () => {
  it('lets many days be open and says their number', async () => {
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
