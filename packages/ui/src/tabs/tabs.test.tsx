import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SectionTabs } from './section-tabs';
import { Tabs } from './tabs';

const sections = [
  { id: 'overview', label: 'Overview' },
  { id: 'photos', label: 'Photos' },
];

/** A viewport scrolled to `scrollY`, with two sections of 1000 px each. */
function page(scrollY: number) {
  Object.defineProperty(window, 'scrollY', { value: scrollY, configurable: true });
  Object.defineProperty(document.documentElement, 'scrollHeight', { value: 5_000, configurable: true });
  sections.forEach(({ id }, i) => {
    const section = document.getElementById(id);
    if (section) section.getBoundingClientRect = () => ({ top: 500 + i * 1_000 - scrollY }) as DOMRect;
  });
}

function renderPage() {
  render(
    <>
      <SectionTabs sections={sections} />
      <section id="overview" />
      <section id="photos" />
    </>,
  );
}

const current = () =>
  screen.getAllByRole('link').find((link) => link.hasAttribute('aria-current'))?.textContent;

afterEach(() => void jest.restoreAllMocks());

describe('section tabs', () => {
  it('scroll to 100 px above a section and move the focus to it', async () => {
    const scrollTo = jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
    renderPage();
    page(0);
    await userEvent.click(screen.getByRole('link', { name: 'Photos' }));
    expect(scrollTo.mock.calls).toEqual([[{ top: 1_400, behavior: 'smooth' }]]);
    expect(document.activeElement?.id).toBe('photos');
    expect(window.location.hash).toBe('#photos');
  });

  it('open a new tab on a click with Ctrl, like any link', () => {
    const scrollTo = jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
    renderPage();
    expect(fireEvent.click(screen.getByRole('link', { name: 'Photos' }), { ctrlKey: true })).toBe(true);
    expect(scrollTo).not.toHaveBeenCalled();
  });

  it('mark the section in view', () => {
    renderPage();
    for (const [scrollY, name] of [
      [0, 'Overview'],
      [1_390, 'Overview'],
      [1_400, 'Photos'],
    ] as const) {
      page(scrollY);
      act(() => void window.dispatchEvent(new Event('scroll')));
      expect(current()).toBe(name);
    }
  });
});

describe('tabs', () => {
  it('show one panel at a time and are switched by the arrow keys', async () => {
    render(
      <Tabs
        label="Amenities"
        tabs={[
          { id: 'a', label: 'Dining', content: 'Two kitchens' },
          { id: 'b', label: 'Fitness', content: 'Thirty mats' },
        ]}
      />,
    );
    expect(screen.getByRole('tab', { name: 'Dining', selected: true })).toBeTruthy();
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    expect(screen.getByRole('tab', { name: 'Fitness', selected: true })).toBeTruthy();
    expect(screen.getByText('Thirty mats').getAttribute('data-state')).toBe('active');
  });
});
