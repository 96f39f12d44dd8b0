import { describe, expect, it, jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { KeepButton } from './keep-button';
import { Stars } from './stars';
import { TourCard } from './tour-card';

describe('a tour card', () => {
  it('contains a single link, whose accessible name is the title', () => {
    render(
      <TourCard
        href="/spiritual-tours/discovering-shiva"
        title="Discovering Shiva"
        duration="10 days"
        districts={['Chennai', 'Kanchipuram', 'Tiruvannamalai']}
        next={{ startDate: '2027-02-06' }}
      />,
    );
    expect(screen.getAllByRole('link')).toHaveLength(1);
    expect(screen.getByRole('link', { name: 'Discovering Shiva' })).toBeTruthy();
    expect(screen.getByText('10 days · Chennai, Kanchipuram')).toBeTruthy();
    expect(screen.getByText('Next date Feb 06, 2027')).toBeTruthy();
  });

  it('removes a shortlisted tour from the shortlist when its button is clicked', async () => {
    const onKeep = jest.fn();
    const keep = <KeepButton title="City of Light" kept onKeep={onKeep} />;
    render(<TourCard href="/x" title="City of Light" keep={keep} />);
    await userEvent.click(
      screen.getByRole('button', { name: 'Keep: City of Light in your shortlist', pressed: true }),
    );
    expect(onKeep).toHaveBeenCalledWith(false);
  });
});

describe('stars', () => {
  it('announce a rating, and are hidden from screen readers without one', () => {
    const { rerender } = render(<Stars rating={4} />);
    expect(screen.getByRole('img', { name: '4 of 5 stars' })).toBeTruthy();
    rerender(<Stars />);
    expect(screen.queryByRole('img')).toBeNull();
  });
});
