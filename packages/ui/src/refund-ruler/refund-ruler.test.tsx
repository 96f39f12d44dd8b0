import { describe, expect, it } from '@jest/globals';
import { money } from '@valam/contracts/shared/money';
import { render, screen } from '@testing-library/react';
import { RefundRuler } from './refund-ruler';

const ruler = (today: string) => (
  <RefundRuler
    departure="2027-02-06"
    today={today}
    paid={money(49_800, 'USD')}
    refunds={{
      over60Days: money(44_820, 'USD'),
      from60To30Days: money(24_900, 'USD'),
      under30Days: money(0, 'USD'),
    }}
  />
);

describe('the refund ruler', () => {
  it.each([
    ['2026-12-07', 'More than 60 days'],
    ['2026-12-08', '30 to 60 days'],
    ['2027-01-07', '30 to 60 days'],
    ['2027-01-08', 'Under 30 days'],
  ])('on %s marks the band “%s” as today', (today, words) => {
    render(ruler(today));
    const now = screen.getAllByRole('listitem').find((item) => item.getAttribute('aria-current') === 'date');
    expect(now?.textContent).toContain(words);
    expect(now?.textContent).toContain('(today)');
  });

  it('shows the dates and the exact amounts of the bands', () => {
    render(ruler('2026-11-21'));
    expect(screen.getByText('$448.20 of $498')).toBeTruthy();
    expect(screen.getByText('Dec 08, 2026 to Jan 07, 2027')).toBeTruthy();
  });
});
